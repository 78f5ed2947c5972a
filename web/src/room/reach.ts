/** How other devices reach the server that this page came from. */

import { roomApi } from './api';
import type { Addresses } from './protocol.gen';

/** Only somebody at the server's own machine has to ask; for everybody else the address of the page is the answer. */
export async function reach(): Promise<Addresses | null> {
  if (!/^(localhost|127\.|\[?::1)/.test(location.hostname)) return null;
  return roomApi.addresses().catch(() => null);
}
