/** Files and folders of `domain`, lowest first: each imports only earlier ones. */
const DOMAIN = [
  'units.ts',
  'math',
  'letters',
  'refusal.ts',
  'password.ts',
  'people',
  'kinds/rail/(?!shapes|section|pieces|drawing)[^.]+',
  'paths',
  // Facets of kinds, but for those that are later facets of other folders.
  'kinds/(?!names|deviceEdits|deviceIfc|rail/|luminaire/|[a-zA-Z]+/(names|schema|edits|findings|fixes|cutWithGateways|ifc))[^.]+',
  'floorPlan',
  'photometry',
  'catalogue',
  'industry',
  'settings',
  'texts',
  'translation',
  'mails',
  'kinds/[a-zA-Z]+/names',
  'kinds/names',
  'wiring',
  'dimming',
  'kinds/[a-zA-Z]+/schema',
  'parts',
  'kinds/rail/(shapes|section|pieces|drawing)',
  'plan',
  'kinds/luminaire/(?!shapes|findings|fixes)[^.]+',
  'kinds/luminaire/shapes',
  'light',
  'quote',
  'installation',
  'kinds/[a-zA-Z]+/edits',
  'kinds/deviceEdits',
  'check/(?!checkPlan|buses|zoneFixes|loads|fixes)[^.]+|kinds/luminaire/fixes',
  'kinds/[a-zA-Z]+/(findings|cutWithGateways)',
  'check',
  'drawing',
  'dimensions',
  'order',
  'lists',
  'cart',
  'computation',
  'customers',
  'invoice',
  'tags',
  'sheets',
  'dxf',
  'ifc/(?!orderIfc)[^.]+',
  'kinds/[a-zA-Z]+/ifc',
  'kinds/deviceIfc',
  'ifc',
  'pdf',
  'sharing',
  'collections',
];

/** Base folders of `server`, lowest first: each imports no later one. */
const SERVER_LAYERS = [
  'database',
  'refusal',
  'http',
  'documents',
  'settings',
  'files',
  'changes',
  'snapshots',
  'orders',
];

/** Folders of `web/admin`, lowest first. */
const ADMIN_FOLDERS = [
  'data',
  'words',
  'elements',
  'articles',
  'spreadsheet',
  'sales',
  'changes',
  'named',
  'catalogue',
  'emails',
  'orders',
  'customers',
  'cart',
  'order',
  'startSets',
  'partRules',
  'account',
  'people',
  'translations',
  'gaps',
  'languages',
  'mails',
  'reflinks',
  'search',
  'settings',
  'reports',
  'home',
  'frame',
];

/** Files and folders of `web/configurator`, lowest first: input, surface, layers, texts, panels, dialogs. */
const CONFIGURATOR = [
  'inWork',
  'NumberField',
  'WorkCard',
  'Stages',
  'useFolding',
  'RoomUse',
  'figures',
  'hand',
  'canvas',
  'distances',
  'kinds/(?!rail/|luminaire/)[^.]+',
  'kinds/rail',
  'room',
  'light',
  'kinds/luminaire',
  'installation',
  'labels',
  'underlay',
  'view3d',
  'workspace',
  'panels',
  'replacing',
  'starts',
];

/** Shared folders of `web`, lowest first: each imports no later one. */
const WEB_SHARED = [
  'csv',
  'testing',
  'data',
  'translation',
  'ui',
  'check',
  'light',
  'visitor',
  'floorPlan',
  'view3d',
  'drawing',
  'parts',
  'pdf',
  'offline',
  'embedding',
  'enquiry',
  'shell',
];

const SCREENS = [
  'start',
  'projects',
  'configurator',
  'summary',
  'download',
  'sharing',
  'legal',
  'login',
  'admin',
];

/**
 * Doors: the files of a folder that others may import; the rest is inside (0164). Folders of shared nouns, such as
 * `domain/kinds/rail`, have none: each of their files is public.
 * @type {Record<string, string[]>}
 */
export const DOORS = {
  'domain/check': [
    'checkPlan',
    'connectorReach',
    'examine',
    'finding',
    'fixes',
    'kinds',
    'loads',
    'rule',
    'voltages',
  ],
  'domain/computation': ['answer', 'computePlan', 'request'],
  'domain/dimensions': ['index'],
  'domain/dxf': ['orderDxf', 'partFields'],
  'domain/floorPlan': [
    'affine',
    'dxfFault',
    'dxfKind',
    'floorPlan',
    'omissions',
    'planOutlines',
    'readFloorPlan',
    'roomFromOutline',
    'snapPlaces',
    'tint',
    'units',
  ],
  'domain/ifc': ['devices', 'guid', 'model', 'orderIfc', 'rails', 'shapes', 'step'],
  'domain/light': [
    'around',
    'boxes',
    'darkPlace',
    'emitter',
    'falseColours',
    'fill',
    'hints',
    'hotSpots',
    'inParts',
    'isolines',
    'light',
    'luxAt',
    'measured',
    'scale',
    'scaleChoice',
    'scaleSteps',
    'scene',
    'sides',
    'tableUgr',
    'thresholds',
  ],
  'domain/pdf': ['fonts', 'labels', 'orderDocument'],
  'domain/sheets': [
    'dimensionTable',
    'fitPlan',
    'flow',
    'frame',
    'installationDocument',
    'installationTables',
    'layouts',
    'luminaireSchedule',
    'marks',
    'notes',
    'partTables',
    'sheetChoice',
    'table',
    'tableBlocks',
    'textWidth',
    'tileMarks',
    'titleBlock',
    'titleEntries',
  ],
  'domain/tags': ['content', 'structure', 'tagDefinition', 'taggedPdf'],
  'domain/texts': ['cart', 'interfaceTexts', 'mail', 'texts'],
  'server/archive': ['archiveFault', 'command'],
  'server/cart': ['ociRoutes', 'routes', 'trialRoutes'],
  'server/changes': ['applyOperations', 'routes'],
  'server/compute': ['routes'],
  'server/database': [
    'database',
    'fault',
    'fitting',
    'importMark',
    'meta',
    'migrate',
    'openDatabase',
    'postgres/addresses',
    'schema',
    'sqlite/dataFolder',
    'sqlite/openSqlite',
  ],
  'server/erasure': ['routes'],
  'server/offers': ['acceptedOffer', 'remind', 'routes'],
  'server/orders': [
    'countOffer',
    'listOrders',
    'makeOffer',
    'notifySaved',
    'numberOldOrders',
    'offerDrafts',
    'offerMailValues',
    'orderEvents',
    'orderKey',
    'orderPage',
    'orderWork',
    'projectRevision',
    'revisions',
    'routes',
    'searchTerms',
    'site',
    'siteRoutes',
    'workRoutes',
  ],
  'server/pdf': ['orderPdf'],
  'server/sharing': ['comments', 'links', 'routes', 'sentProjects', 'sharedProjects', 'shopRoutes'],
  'web/admin': ['AdminArea', 'TextsInPlace'],
  'web/configurator': ['Configurator'],
  'web/download': ['DownloadPage', 'OrderSkeleton'],
  'web/enquiry': ['EnquiryButton'],
  'web/floorPlan': ['painter', 'toFile'],
  'web/offline': ['OfflineStatus', 'cacheTables', 'startOffline', 'withdrawal'],
  'web/projects': ['ProjectsPage', 'RecentProjects'],
  'web/sharing': ['HeaderActs', 'HeaderName', 'ProjectPage', 'share'],
  'web/summary': ['SummaryView', 'saveStore'],
  'web/view3d': [
    'augmented',
    'camera',
    'falseColour',
    'fineMap',
    'glb',
    'openView',
    'orderGlb',
    'palette',
    'pick',
    'sceneModel',
    'scenePoint',
    'solidModel',
  ],
};

const TEST = '\\.test\\.tsx?$|/testing/';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * @param {string} folder
 * @param {string[]} names folders and files; endings are optional
 */
const within = (folder, names) => `^packages/${folder}/(${names.join('|').replaceAll('.', '\\.')})(/|\\.|$)`;

/**
 * Imports only earlier files, and none outside the order.
 * @param {string} folder
 * @param {string[]} order lowest first
 * @returns {Rule[]}
 */
const inOrder = (folder, order) => [
  ...order.map((name, place) => ({
    name: `${folder}/${name} imports only what stands before it`,
    from: { path: within(folder, [name]), pathNot: TEST },
    to: { path: `^packages/${folder}/`, pathNot: within(folder, order.slice(0, place + 1)) },
  })),
  {
    name: `every folder of ${folder} has its place in the order`,
    from: { path: `^packages/${folder}/[^/]+/`, pathNot: `${within(folder, order)}|${TEST}` },
    to: { path: `^packages/${folder}/` },
  },
];

const SCREEN = `^packages/web/(${SCREENS.join('|')})/`;
const INSIDE_A_SCREEN = `${SCREEN}.+/`;
const VISITORS_STATE = '^packages/web/visitor/';

/**
 * @param {string} folder
 * @param {string[]} doors
 * @returns {Rule}
 */
const behindDoors = (folder, doors) => ({
  name: `others import of ${folder} only its doors`,
  from: { path: '^packages/', pathNot: `^packages/${folder}/|${TEST}` },
  to: { path: `^packages/${folder}/`, pathNot: `${within(folder, doors)}|${TEST}` },
});

/** @type {Rule[]} */
const RULES = [
  {
    name: 'every import is found',
    from: {},
    to: { couldNotResolve: true, pathNot: '^@font/' }, // Vite's alias for fonts
  },
  {
    name: 'no modules import each other in a circle',
    from: {},
    to: { circular: true },
  },
  {
    name: 'only tests import tests, and what is for them',
    from: { pathNot: TEST },
    to: { path: TEST },
  },
  {
    name: 'domain imports itself and the libraries of schemas, contours and encodings, nothing else',
    from: { path: '^packages/domain/', pathNot: TEST },
    to: {
      pathNot:
        '^packages/domain/|^node_modules/(valibot|d3-contour|chardet)/|^node_modules/@types/d3-contour/',
    },
  },
  ...inOrder('domain', DOMAIN),
  {
    name: 'server does not import web',
    from: { path: '^packages/server/' },
    to: { path: '^packages/web/' },
  },
  ...SERVER_LAYERS.slice(0, -1).map((name, place) => ({
    name: `server/${name} imports no layer that stands after it`,
    from: { path: within('server', [name]), pathNot: TEST },
    to: { path: within('server', SERVER_LAYERS.slice(place + 1)) },
  })),
  {
    name: 'web does not import server',
    from: { path: '^packages/web/' },
    to: { path: '^packages/server/' },
  },
  {
    name: 'web imports of the texts their types alone',
    from: { path: '^packages/web/', pathNot: TEST },
    to: { path: '^packages/domain/texts/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'a screen imports nothing from inside another',
    from: { path: SCREEN },
    to: { path: INSIDE_A_SCREEN, pathNot: '^packages/web/$1/' },
  },
  {
    name: "of the other screens start, projects, summary and sharing alone read the visitor's state",
    from: { path: SCREEN, pathNot: '^packages/web/(start|projects|configurator|summary|sharing)/' },
    to: { path: VISITORS_STATE },
  },
  {
    name: 'a screen loads the entry of another on demand',
    // The chunk of the configurator is itself loaded on demand.
    from: { path: SCREEN, pathNot: `${TEST}|^packages/web/configurator/work\\.ts$` },
    to: {
      path: `${SCREEN}[^/]+$`,
      pathNot: '^packages/web/$1/',
      dependencyTypesNot: ['dynamic-import'],
    },
  },
  {
    name: 'only what shows the screens imports app',
    from: { path: '^packages/web/[^/]+/', pathNot: '^packages/web/app/' },
    to: { path: '^packages/web/app/' },
  },
  {
    name: 'app imports of a screen only a file at its top',
    from: { path: '^packages/web/app/' },
    to: { path: INSIDE_A_SCREEN },
  },
  {
    name: 'what all screens share imports no screen',
    from: { path: '^packages/web/[^/]+/', pathNot: `${SCREEN}|^packages/web/app/|${TEST}` },
    to: { path: SCREEN },
  },
  ...WEB_SHARED.slice(0, -1).map((name, place) => ({
    name: `web/${name} imports no folder that stands after it`,
    from: { path: within('web', [name]), pathNot: TEST },
    to: { path: within('web', WEB_SHARED.slice(place + 1)) },
  })),
  {
    name: 'every folder of web has its place in the order, or is a screen, app or build',
    from: {
      path: '^packages/web/[^/]+/',
      pathNot: `${within('web', [...WEB_SHARED, ...SCREENS, 'app', 'build'])}|${TEST}`,
    },
    to: {},
  },
  ...Object.entries(DOORS).map(([folder, doors]) => behindDoors(folder, doors)),
  ...inOrder('web/admin', ADMIN_FOLDERS),
  ...inOrder('web/configurator', CONFIGURATOR),
];

/** @type {import('dependency-cruiser').IConfiguration & { forbidden: Rule[] }} */
export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    parser: 'swc', // TypeScript 7 has no parser API
    exclude: { path: '^packages/[^/]+/dist/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};
