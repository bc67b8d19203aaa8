import { connectionPair } from '../connection.ts';

const pair = connectionPair('connections');

export const connections = [
  ...pair({
    code: 1,
    titles: ['Szyna natynkowa', 'Surface-mounted rail', 'Aufbauschiene'],
    tooltips: [
      'Przykręcana wprost do sufitu lub ściany. Najszybszy montaż, także na gotowym stropie.',
      'Screwed straight to a ceiling or wall. The quickest to fit, on a finished ceiling too.',
      'Direkt an Decke oder Wand geschraubt. Am schnellsten montiert, auch an fertigen Decken.',
    ],
    size: '36 × 33 mm',
    price: 189,
  }),
  ...pair({
    code: 3,
    titles: ['Szyna zwieszana', 'Suspended rail', 'Pendelschiene'],
    tooltips: [
      'Zawieszana na linkach stalowych. Do wysokich wnętrz i otwartych stropów z instalacjami.',
      'Hung on steel cables. For high rooms and open ceilings with services.',
      'An Stahlseilen abgehängt. Für hohe Räume und offene Decken mit Installationen.',
    ],
    size: '36 × 46 mm',
    price: 214,
  }),
  ...pair({
    code: 6,
    titles: ['Szyna podtynkowa', 'Recessed rail', 'Einbauschiene'],
    tooltips: [
      'Licuje z sufitem z płyt gipsowo-kartonowych, kołnierz zakrywa krawędź cięcia.',
      'Flush with a plasterboard ceiling; its trim covers the edge of the cut.',
      'Bündig in der Gipskartondecke, der Rand deckt die Schnittkante ab.',
    ],
    size: '60 × 38 mm',
    price: 229,
  }),
];
