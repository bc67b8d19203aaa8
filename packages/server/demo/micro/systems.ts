import { systemIn } from '../system.ts';

export const systems = [
  {
    type: 'onOff' as const,
    title: 'ON/OFF 48 V',
    price: 39,
    polish:
      'Zwykły włącznik po stronie zasilacza: wszystkie oprawy świecą lub nie. Cena obejmuje sprawdzenie biegunowości.',
    english:
      'An ordinary switch before the power supply: all luminaires are on or off. The price covers a polarity check.',
    german: 'Ein Schalter vor dem Netzteil: alle Leuchten sind an oder aus. Im Preis: Prüfung der Polarität.',
  },
  {
    type: 'dali' as const,
    title: 'DALI-2 48 V',
    price: 340,
    polish:
      'Adresowalne oprawy magnetyczne: sceny, grupy i ściemnianie do 1 %. Cena obejmuje adresację i uruchomienie.',
    english:
      'Addressable magnetic luminaires: scenes, groups and dimming to 1 %. The price covers addressing and commissioning.',
    german:
      'Adressierbare Magnetleuchten: Szenen, Gruppen, Dimmen bis 1 %. Im Preis: Adressierung und Inbetriebnahme.',
  },
  {
    type: 'zigbee' as const,
    title: 'Zigbee 3.0 48 V',
    price: 250,
    polish:
      'Każda oprawa ma moduł radiowy: można ją przestawić w szynie i nic nie programować od nowa. Cena obejmuje sparowanie.',
    english:
      'Every luminaire has its radio: move it along the rail and nothing is set up anew. The price covers pairing.',
    german:
      'Jede Leuchte hat ihr Funkmodul: in der Schiene versetzt, bleibt alles eingerichtet. Im Preis: Anlernen.',
  },
].map(systemIn('microSystems'));
