/** The games of the server, asked for once and as early as possible. */

import { api } from './api';
import type { GameCard } from './protocol';

let asked: Promise<GameCard[]> | null = null;

export function catalogue(): Promise<GameCard[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
