import { connectionPair } from '../connection.ts';

const pair = connectionPair('microConnections');

export const connections = [
  ...pair({
    code: 11,
    titles: ['Szyna Micro natynkowa', 'Surface-mounted micro rail', 'Micro-Aufbauschiene'],
    tooltips: [
      'Magnetyczna szyna 48 V o szerokości 24 mm, przykręcana wprost do sufitu.',
      'Magnetic 48 V rail, 24 mm wide, screwed straight to the ceiling.',
      'Magnetische 48-V-Schiene, 24 mm breit, direkt an die Decke geschraubt.',
    ],
    size: '24 × 20 mm',
    price: 159,
  }),
  ...pair({
    code: 13,
    titles: ['Szyna Micro podtynkowa', 'Recessed micro rail', 'Micro-Einbauschiene'],
    tooltips: [
      'Magnetyczna szyna 48 V licująca z sufitem: z dołu widać tylko wąską szczelinę.',
      'Magnetic 48 V rail flush with the ceiling: only a narrow slot is seen from below.',
      'Magnetische 48-V-Schiene, bündig in der Decke: von unten bleibt nur eine schmale Fuge.',
    ],
    size: '42 × 24 mm',
    price: 189,
  }),
];
