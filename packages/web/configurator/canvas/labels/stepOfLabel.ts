/** The step whose length a part of the drawing is; undefined where it is none. */
export const stepOfLabel = (on: Element): string | undefined =>
  on.closest<SVGGElement>('[data-step]')?.dataset.step;
