/** How several panels, or parts of one, share a room: it is cut into rectangles. */

export interface Box {
  w: number;
  h: number;
}

export interface Share extends Box {
  id: string;
  /** How much its size counts. */
  weight: number;
}

export interface Place extends Box {
  id: string;
  x: number;
  y: number;
}

interface Cut {
  worth: number;
  places: Place[];
}

/** How large a unit of a box is drawn when the box is fitted into a room. */
export function scaled(box: Box, room: Box): number {
  return Math.max(0.01, Math.min(room.w / box.w, room.h / box.h));
}

const CUTS = [0.18, 0.24, 0.3, 0.36, 0.42, 0.5, 0.58, 0.64, 0.7, 0.76, 0.82];
const FEW_CUTS = [0.24, 0.36, 0.5, 0.64, 0.76];
/** The search grows fast with the number of panels: many are cut by weight only, very many lie in a grid. */
const MANY = 5;
const MOST = 8;

/**
 * Cut a room into one rectangle per panel, so that all are drawn as large as possible, each by its weight. The units of a
 * game's panels are alike, so none needs to be drawn much larger than the first would be alone. `head` is the room that
 * the title of a panel takes.
 */
export function arrange(room: Box, shares: Share[], head = 0): Place[] {
  const enough = shares[0] ? scaled(shares[0], room) : 1;
  const worth = (share: Share, scale: number): number =>
    share.weight * Math.log(Math.min(scale, enough)) + 0.02 * Math.log(scale);
  if (shares.length > MOST) return grid(room, shares);
  const weigh = (list: Share[]): number => list.reduce((sum, share) => sum + share.weight, 0);
  const cutsOf = (one: Share[], two: Share[]): number[] => {
    if (shares.length > MANY) return [weigh(one) / (weigh(one) + weigh(two))];
    return shares.length === MANY ? FEW_CUTS : CUTS;
  };
  const cut = (list: Share[], x: number, y: number, w: number, h: number): Cut => {
    const [first] = list;
    if (!first) return { worth: 0, places: [] };
    if (list.length === 1) {
      return { worth: worth(first, scaled(first, { w, h: h - head })), places: [{ id: first.id, x, y, w, h }] };
    }
    let best: Cut = { worth: -Infinity, places: [] };
    for (let count = 1; count < list.length; count++) {
      const [one, two] = [list.slice(0, count), list.slice(count)];
      for (const share of cutsOf(one, two)) {
        for (const beside of [true, false]) {
          const [w1, h1] = beside ? [w * share, h] : [w, h * share];
          const a = cut(one, x, y, w1, h1);
          const b = beside ? cut(two, x + w1, y, w - w1, h) : cut(two, x, y + h1, w, h - h1);
          if (a.worth + b.worth > best.worth) best = { worth: a.worth + b.worth, places: [...a.places, ...b.places] };
        }
      }
    }
    return best;
  };
  let best: Cut = { worth: -Infinity, places: [] };
  for (const order of shares.length <= 3 ? orders(shares) : [shares]) {
    const found = cut(order, 0, 0, room.w, room.h);
    if (found.worth > best.worth + 1e-9) best = found;
  }
  return best.places;
}

function grid(room: Box, shares: Share[]): Place[] {
  const columns = Math.ceil(Math.sqrt((shares.length * room.w) / room.h));
  const [w, h] = [room.w / columns, room.h / Math.ceil(shares.length / columns)];
  return shares.map(({ id }, n) => ({ id, x: (n % columns) * w, y: Math.floor(n / columns) * h, w, h }));
}

function orders<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((one, place) => orders(list.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}
