import type { Texts } from './texts.ts';

export const noAccess = {
  linkTitle: {
    pl: 'Ten link nie działa',
    en: 'This link does not work',
    de: 'Dieser Link funktioniert nicht',
  },
  linkReason: {
    pl: 'Link partnera, z którego korzystasz, jest nieznany albo został wyłączony.',
    en: 'The partner link you followed is unknown or has been switched off.',
    de: 'Der Partnerlink, dem Sie gefolgt sind, ist unbekannt oder wurde deaktiviert.',
  },
  linkRemedy: {
    pl: 'Poproś partnera o nowy link albo pracuj dalej bez niego: konfigurator działa tak samo, zamówienie nie będzie tylko przypisane do partnera.',
    en: 'Ask your partner for a new link, or go on without it: the configurator works the same, only the order will not be assigned to the partner.',
    de: 'Bitten Sie Ihren Partner um einen neuen Link oder arbeiten Sie ohne ihn weiter: Der Konfigurator funktioniert genauso, nur wird die Bestellung keinem Partner zugeordnet.',
  },
  continueWithoutLink: {
    pl: 'Kontynuuj bez linku',
    en: 'Continue without the link',
    de: 'Ohne den Link fortfahren',
  },
  windowTitle: { pl: 'Okno jest za wąskie', en: 'The window is too narrow', de: 'Das Fenster ist zu schmal' },
  windowReason: {
    pl: 'Rysunek i panele potrzebują okna o szerokości co najmniej {least} px. To okno ma {width} px.',
    en: 'The drawing and its panels need a window at least {least} px wide. This one is {width} px wide.',
    de: 'Zeichnung und Bedienfelder brauchen ein mindestens {least} px breites Fenster. Dieses ist {width} px breit.',
  },
  windowRemedy: {
    pl: 'Powiększ okno, zmniejsz powiększenie strony, obróć tablet albo otwórz konfigurator na komputerze. To, co już narysowano, jest bezpieczne.',
    en: 'Enlarge the window, reduce the page zoom, turn your tablet or open the configurator on a computer. What you have drawn is safe.',
    de: 'Vergrößern Sie das Fenster, verkleinern Sie den Seitenzoom, drehen Sie das Tablet oder öffnen Sie den Konfigurator am Computer. Ihre Zeichnung ist sicher.',
  },
  continueAnyway: { pl: 'Kontynuuj mimo to', en: 'Continue anyway', de: 'Trotzdem fortfahren' },
} as const satisfies Texts;
