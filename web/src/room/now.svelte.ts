/** A clock that components read while they are shown. */

import { createSubscriber } from 'svelte/reactivity';

const beat = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** The time of this browser in milliseconds; whoever reads it is drawn again twice a second. */
export function now(): number {
  beat();
  return performance.now();
}
