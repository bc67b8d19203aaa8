export interface Vector {
  x: number;
  y: number;
}

export const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });

export const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y });

export const times = ({ x, y }: Vector, factor: number): Vector => ({ x: x * factor, y: y * factor });

export const ahead = ({ x, y }: Vector, along: Vector, by: number): Vector => ({
  x: x + along.x * by,
  y: y + along.y * by,
});

export const between = (a: Vector, b: Vector, share = 0.5): Vector => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;
export const cross = (a: Vector, b: Vector): number => a.x * b.y - a.y * b.x;
export const distance = (a: Vector, b: Vector): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Rounds to whole centimetres; `+ 0` avoids −0, which a stored plan cannot contain. */
export const rounded = ({ x, y }: Vector): Vector => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
