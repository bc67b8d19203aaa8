import { connectionPair } from '../connection.ts';
import { recessedRail, surfaceRail, suspendedRail } from '../pictures/rail/connection.ts';
import { RECESSED, SURFACE, SUSPENDED } from '../pictures/rail/profile.ts';

const line = { collection: 'connections', prefix: 'MT' } as const;

export const connections = [
  ...connectionPair(line, {
    code: 1,
    titles: ['Szyna natynkowa', 'Surface-mounted rail', 'Aufbauschiene'],
    tooltips: [
      'Przykręcana wprost do sufitu lub ściany. Najszybszy montaż, także na gotowym stropie.',
      'Screwed straight to a ceiling or wall. The quickest to fit, on a finished ceiling too.',
      'Direkt an Decke oder Wand geschraubt. Am schnellsten montiert, auch an fertigen Decken.',
    ],
    size: '36 × 33 mm',
    price: 189,
    picture: (colour) => surfaceRail(SURFACE, colour),
  }),
  ...connectionPair(line, {
    code: 3,
    titles: ['Szyna zwieszana', 'Suspended rail', 'Pendelschiene'],
    tooltips: [
      'Zawieszana na linkach stalowych. Do wysokich wnętrz i otwartych stropów z instalacjami.',
      'Hung on steel cables. For high rooms and open ceilings with services.',
      'An Stahlseilen abgehängt. Für hohe Räume und offene Decken mit Installationen.',
    ],
    size: '36 × 46 mm',
    price: 214,
    picture: (colour) => suspendedRail(SUSPENDED, colour),
  }),
  ...connectionPair(line, {
    code: 6,
    titles: ['Szyna podtynkowa', 'Recessed rail', 'Einbauschiene'],
    tooltips: [
      'Licuje z sufitem z płyt gipsowo-kartonowych, kołnierz zakrywa krawędź cięcia.',
      'Flush with a plasterboard ceiling; its trim covers the edge of the cut.',
      'Bündig in der Gipskartondecke, der Rand deckt die Schnittkante ab.',
    ],
    size: '60 × 38 mm',
    price: 229,
    picture: (colour) => recessedRail(RECESSED, colour),
  }),
];
