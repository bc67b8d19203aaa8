import type { Words } from './words.ts';

export const luminaireTypesWords = {
  about: {
    pl: 'Typy, według których oprawy dobiera się w konfiguratorze, wspólne dla obu linii. Symbol pokazuje oprawę na rysunku.',
    en: 'The types by which luminaires are chosen in the configurator, for both lines. The symbol stands for the luminaire on the drawing.',
  },
  type: { pl: 'Typ', en: 'Type' },
  symbol: { pl: 'Symbol na rysunku', en: 'Symbol on the drawing' },
  symbolHint: { pl: 'Tak oprawy tego typu stoją na rzucie.', en: 'How luminaires of this type stand on the plan.' },
  luminaires: { pl: 'Oprawy', en: 'Luminaires' },
  actions: { pl: 'Czynności', en: 'Actions' },
  symbols: {
    spotlight: { pl: 'Reflektor', en: 'Spotlight' },
    linear: { pl: 'Oprawa liniowa', en: 'Linear luminaire' },
    pendant: { pl: 'Oprawa zwieszana', en: 'Pendant' },
    downlight: { pl: 'Downlight', en: 'Downlight' },
  },
  add: { pl: 'Dodaj typ', en: 'Add a type' },
  edit: { pl: 'Typ opraw', en: 'Luminaire type' },
  editNamed: { pl: 'Edytuj typ: %{name}', en: 'Edit the type: %{name}' },
  removeNamed: { pl: 'Usuń typ: %{name}', en: 'Delete the type: %{name}' },
  faults: { title: { pl: 'Wpisz nazwę typu.', en: 'Type a name.' } },
  taken: { pl: 'Typ „%{name}” jest już na liście.', en: 'The type “%{name}” is on the list already.' },
  done: {
    added: { pl: 'Dodano typ: %{name}', en: 'Type added: %{name}' },
    saved: { pl: 'Zapisano typ: %{name}', en: 'Type saved: %{name}' },
    removed: { pl: 'Usunięto typ: %{name}', en: 'Type deleted: %{name}' },
  },
} satisfies Words;
