/** A panel as one self-contained SVG document, for a picture outside of the table. */

import { outline } from './geometry';
import type { Box, Panel, Piece, Zone } from './protocol';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function zoneSvg(zone: Zone): string {
  const w = zone.w ?? 1;
  const h = zone.shape === 'hex' ? (w * 2) / Math.sqrt(3) : zone.shape === 'circle' ? w : (zone.h ?? 1);
  const shape =
    zone.fill || zone.stroke
      ? `<path d="${outline(zone)}" fill="${zone.fill || 'none'}" stroke="${zone.stroke || 'none'}" stroke-width=".04"/>`
      : '';
  const symbol = zone.symbol
    ? `<use href="#${zone.symbol}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/>`
    : '';
  return shape || symbol ? `<g transform="translate(${zone.x} ${zone.y})">${shape}${symbol}</g>` : '';
}

function pieceSvg(piece: Piece): string {
  const w = piece.w ?? 1;
  const h = piece.h ?? 1;
  const turn = `${piece.rotate ? ` rotate(${piece.rotate})` : ''}${piece.flip ? ' scale(-1 1)' : ''}`;
  const seat = piece.seat ?? null;
  const style = seat === null ? '' : ` style="--seat:var(--seat-${seat % 6});--seat-ink:var(--seat-ink-${seat % 6})"`;
  const faded = piece.faded ? ' opacity=".42"' : '';
  return (
    `<use href="#${piece.symbol}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"${style}${faded}` +
    ` transform="translate(${piece.x} ${piece.y})${turn}"/>`
  );
}

/** Draw a panel, or the part of it in a box, with the symbols and colours of its game; the document needs nothing else. */
export function picture(panel: Panel, symbols: string, colours: string, box: Box | null = null): string {
  const art = panel.art ? `<use href="#${panel.art}" width="${panel.w}" height="${panel.h}"/>` : '';
  const zones = (panel.zones ?? []).map(zoneSvg).join('');
  const pieces = (panel.pieces ?? []).map(pieceSvg).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box?.x ?? 0} ${box?.y ?? 0} ${box?.w ?? panel.w} ${box?.h ?? panel.h}" style="${escaped(colours)}">` +
    `<defs>${symbols.replace(/<\?xml[^>]*\?>/, '')}</defs>${art}${zones}${pieces}</svg>`
  );
}
