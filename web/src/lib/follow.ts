/** A position from the one before it and what has changed since. */

import type { Next, Panel, PanelChange, Position, Scene } from './protocol';

type Splices<T> = readonly (readonly [number, number, readonly T[]])[];

/** A position and the hashes of its panels, in their order. */
export interface Known {
  position: Position;
  hashes: string[];
}

/** A list after splices, from left to right: at a place so many things go and these come. */
export function spliced<T>(list: readonly T[], splices: Splices<T> = []): T[] {
  const made = [...list];
  for (const [at, gone, came] of splices) made.splice(at, gone, ...came);
  return made;
}

/** What follows; null if the page lacks what it is based on. */
export function follow(known: Known | null, next: Next): Known | null {
  const { type: _type, base, hashes, panels: changes, seats, ledger, turns, scene, ...rest } = next;
  const last = base ? known?.position : undefined;
  if (base && last?.seq !== base) return null;
  const held = new Map(known?.hashes.map((hash, place) => [hash, known.position.scene.panels[place]]));
  for (const change of changes) held.set(change.hash, changed(held.get(change.base ?? ''), change));
  const panels: Panel[] = [];
  for (const hash of hashes) {
    const panel = held.get(hash);
    if (!panel) return null;
    panels.push(panel);
  }
  const drawn: Scene = { ...scene, panels, seats: spliced(last?.scene.seats ?? [], seats) };
  const position: Position = {
    ...rest,
    type: 'position',
    scene: drawn,
    ledger: spliced(last?.ledger ?? [], ledger),
    turns: spliced(last?.turns ?? [], turns),
  };
  return { position, hashes };
}

function changed(base: Panel | undefined, change: PanelChange): Panel | undefined {
  if (change.panel) return change.panel;
  if (!base) return undefined;
  return {
    ...(change.head ?? base),
    zones: spliced(base.zones ?? [], change.zones),
    pieces: spliced(base.pieces ?? [], change.pieces),
  };
}
