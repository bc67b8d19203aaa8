import type { Texts } from './texts.ts';

export const noAccess = {
  linkTitle: { pl: 'Ten link nie działa', en: 'This link does not work', de: 'Dieser Link funktioniert nicht' },
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
  continueWithoutLink: { pl: 'Kontynuuj bez linku', en: 'Continue without the link', de: 'Ohne den Link fortfahren' },
} as const satisfies Texts;
