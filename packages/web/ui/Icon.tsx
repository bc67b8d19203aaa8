import type { Px } from '@lumitor/domain/units';

/** Strokes on a grid of 20 by 20, 1.5 wide. */
const PATHS = {
  room: 'M17 3H3v14h8M17 3v14h-1M11 17a5 5 0 0 1 5-5v5',
  rails: 'M2 10h16M5 7v6M15 7v6',
  luminaire: 'M4 3h12M10 3v5M6 15l4-7 4 7zM8 18h4',
  control: 'M3 5.5h14v9H3zM6.5 10h3M12.5 8v4',
  accessory: 'M3 8h6V3M17 12h-6v5M9 8l2 4',
  summary: 'M5 2.5h7l3.5 3.5v11.5H5zM11.5 2.5V6.5h4M8 10h5M8 13.5h5',
  undo: 'M7 4 3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9h-3',
  redo: 'm13 4 4 4-4 4M17 8H8a4.5 4.5 0 0 0 0 9h3',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7V3h4M17 7V3h-4M3 13v4h4M17 13v4h-4',
  rotate: 'M16 6.5a7 7 0 1 0 1 3.5M16.5 2.5v4h-4',
  trash: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.7 11.5h8.6L15 5.5M8.3 9v5M11.7 9v5',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M12.5 12.5 17 17',
  close: 'm5 5 10 10M15 5 5 15',
  chevronDown: 'm5 8 5 5 5-5',
  chevronUp: 'm5 12 5-5 5 5',
  chevronLeft: 'm12 5-5 5 5 5',
  chevronRight: 'm8 5 5 5-5 5',
  share: 'M13 3.5 17 7l-4 3.5M17 7H9a5 5 0 0 0-5 5v4.5',
  history: 'M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 2.5v4h4M10 6.5V10l2.5 2',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  download: 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3 17h14',
  check: 'm4 10.5 4 4 8-9',
  eye: 'M2 10q8-9 16 0-8 9-16 0M9 10h2M10 9v2',
  warning: 'M10 3 2 17h16zM10 8v4M10 14.3v.4',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6v.4',
  edit: 'm3 17 1-4 9-9 3 3-9 9zM11.5 5.5l3 3',
  turnLeft: 'M15 17V9a3 3 0 0 0-3-3H4M8 2 4 6l4 4',
  straightOn: 'M10 17V3M5.5 7.5 10 3l4.5 4.5',
  turnRight: 'M5 17V9a3 3 0 0 1 3-3h8M12 2l4 4-4 4',
  bendLeft: 'M15 17C15 9 11.5 5 4 5',
  bendRight: 'M5 17C5 9 8.5 5 16 5',
  tee: 'M3 7h14M10 7v10',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.4M3 10h.4M3 15h.4',
  external: 'M11 3h6v6M17 3l-8 8M8 4H3v13h13v-5',
  refresh: 'M16.5 7.5a7 7 0 0 0-12.7-.7M3.5 2.5v4.3h4.3M3.5 12.5a7 7 0 0 0 12.7.7M16.5 17.5v-4.3h-4.3',
  offline:
    'M3 8.2a10 10 0 0 1 3-2M9 5.1a10 10 0 0 1 8 3.1M6 11.5a6 6 0 0 1 2.2-1.4M12.6 10.4A6 6 0 0 1 14 11.5M10 15v.4M3 3l14 14',
  addRun: 'M2 6h16M4 3.5v5M16 3.5v5M2 14h7M13 14h5M15.5 11.5v5',
  help: 'M7 7.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.1M10 14.8v.4M10 1.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4',
  mirror: 'M10 2v16M7 6 2 14h5zM13 6l5 8h-5z',
  folder: 'M2.5 5.5v10h15v-8.5H10L8 4.5H2.5z',
  more: 'M4 10h.4M10 10h.4M16 10h.4',
  upload: 'M10 13V3M5.5 7.5 10 3l4.5 4.5M3 17h14',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  comment: 'M3 4h14v10H9l-4 3v-3H3z',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1M10 17v1M2 10h1M17 10h1M4 4l1 1M15 15l1 1M16 4l-1 1M5 15l-1 1',
  power: 'M11 2 4 11.5h5.5L9 18l7-9.5h-5.5z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: Px }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
