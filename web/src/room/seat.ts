/** What a room says of a seat, in a word or two. */

import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { Room } from './room.svelte';
import { span } from './time';

/** Seconds somebody has been away, in steps that do not flicker. */
function away(seconds: number): string {
  if (seconds < 60) return t('page-away');
  const step = seconds < 3600 ? 60 : seconds < 86_400 ? 3600 : 86_400;
  return t('room-away-for', { time: span(Math.floor(seconds / step) * step, settings.lang) });
}

export function roleOf(room: Room, seat: number, since: number): string {
  const place = room.place(seat);
  if (!place) return '';
  if (place.conceded) return t('room-conceded');
  if (place.taken) return t('page-taken-over');
  if (place.kind === 'bot') {
    const level = t(`level-${place.level}`);
    return place.name.startsWith(level) ? t('page-bot-plain') : t('page-bot', { level });
  }
  if (place.person === room.now?.me) return room.mine.length > 1 ? t('page-this-screen') : t('page-you-tag');
  return place.online ? t('page-online') : away(place.away + since);
}
