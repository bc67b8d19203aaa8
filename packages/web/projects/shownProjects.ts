import type { ProjectSummary } from '../visitor/projectSummary.ts';

export const SORTS = ['edited', 'name', 'total'] as const;
export type Sort = (typeof SORTS)[number];
export const SHOWN = ['all', 'shared', 'ordered'] as const;
export type ShownProjects = (typeof SHOWN)[number] | 'bin';

const isShown: Record<ShownProjects, (project: ProjectSummary, shared: ReadonlySet<string>) => boolean> = {
  all: ({ binned }) => binned === null,
  shared: ({ binned, id }, shared) => binned === null && shared.has(id),
  ordered: ({ binned, revises }) => binned === null && revises !== null,
  bin: ({ binned }) => binned !== null,
};

export const countShown = (
  projects: readonly ProjectSummary[],
  shown: ShownProjects,
  shared: ReadonlySet<string>,
): number => projects.filter((project) => isShown[shown](project, shared)).length;

/** `ksiegarnia` finds `Księgarnia`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

interface Listing {
  shown: ShownProjects;
  shared: ReadonlySet<string>;
  search: string;
  sort: Sort;
  nameOf: (project: ProjectSummary) => string;
  lineNameOf: (project: ProjectSummary) => string;
  language: string;
}

export function shownProjects(
  projects: readonly ProjectSummary[],
  { shown, shared, search, sort, nameOf, lineNameOf, language }: Listing,
): ProjectSummary[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const collator = new Intl.Collator(language, { numeric: true });
  const latestFirst = (a: ProjectSummary, b: ProjectSummary) => b.edited - a.edited;
  const orders: Record<Sort, (a: ProjectSummary, b: ProjectSummary) => number> = {
    edited: latestFirst,
    name: (a, b) => collator.compare(nameOf(a), nameOf(b)) || latestFirst(a, b),
    total: (a, b) => (b.total?.net ?? -1) - (a.total?.net ?? -1) || latestFirst(a, b),
  };
  return projects
    .filter((project) => {
      const text = plain(`${nameOf(project)} ${lineNameOf(project)} ${project.orderNumber ?? ''}`);
      return isShown[shown](project, shared) && words.every((word) => text.includes(word));
    })
    .toSorted(orders[sort]);
}
