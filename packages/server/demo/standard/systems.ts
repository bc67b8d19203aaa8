import { systemIn } from '../system.ts';

export const systems = [
  {
    type: 'onOff' as const,
    title: 'ON/OFF',
    price: 49,
    polish: 'Zwykły włącznik: cała szyna świeci lub nie. Cena obejmuje sprawdzenie i opisanie obwodu.',
    english:
      'An ordinary switch: the whole rail is on or off. The price covers testing and labelling the circuit.',
    german:
      'Ein gewöhnlicher Schalter: die ganze Schiene ist an oder aus. Im Preis: Prüfung und Beschriftung.',
  },
  {
    type: 'dali' as const,
    title: 'DALI-2',
    price: 390,
    polish:
      'Każda oprawa ma swój adres, ściemnia się płynnie i należy do grup i scen. Cena obejmuje adresację i uruchomienie.',
    english:
      'Every luminaire has its own address, dims smoothly and joins groups and scenes. The price covers addressing and commissioning.',
    german:
      'Jede Leuchte hat eine Adresse, dimmt stufenlos und gehört zu Gruppen und Szenen. Im Preis: Adressierung und Inbetriebnahme.',
  },
  {
    type: 'zigbee' as const,
    title: 'Zigbee 3.0',
    price: 290,
    polish:
      'Sterowanie bezprzewodowe z telefonu, pilota i asystenta głosowego, bez przewodu sterującego. Cena obejmuje sparowanie opraw.',
    english:
      'Wireless control by phone, remote and voice assistant, without a control line. The price covers pairing the luminaires.',
    german:
      'Drahtlose Steuerung per Telefon, Fernbedienung und Sprachassistent, ohne Steuerleitung. Im Preis: Anlernen der Leuchten.',
  },
].map(systemIn('systems'));
