import type { Texts } from './texts.ts';

/** Accessibility statement of a shop without one of its own. */
export const accessibility = {
  title: { pl: 'Deklaracja dostępności', en: 'Accessibility statement', de: 'Erklärung zur Barrierefreiheit' },
  lead: {
    pl: 'Z konfiguratora ma móc korzystać każdy: klawiaturą, czytnikiem ekranu, w powiększeniu i na telefonie. Poniżej opisujemy, co spełnia wymagania, a co jeszcze nie.',
    en: 'Everybody should be able to use the configurator: by keyboard, with a screen reader, enlarged and on a phone. Below we describe what meets the requirements and what does not yet.',
    de: 'Alle sollen den Konfigurator nutzen können: mit der Tastatur, mit einem Screenreader, vergrößert und auf dem Telefon. Hier beschreiben wir, was die Anforderungen erfüllt und was noch nicht.',
  },
  standardTitle: { pl: 'Stan zgodności', en: 'Conformance', de: 'Stand der Vereinbarkeit' },
  standardText: {
    pl: 'Konfigurator jest częściowo zgodny z WCAG 2.2 na poziomie AA i z normą EN 301 549, które służą spełnieniu wymagań Europejskiego aktu o dostępności (dyrektywa (UE) 2019/882) i polskiej ustawy z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze. Wyjątki opisujemy poniżej.\nOcena jest samooceną: każdą część strony sprawdzają w jasnym i ciemnym motywie automatyczne testy, a najważniejsze czynności testy samą klawiaturą.',
    en: 'The configurator partially conforms to WCAG 2.2 level AA and to EN 301 549, which serve the European Accessibility Act (Directive (EU) 2019/882) and the Polish act of 26 April 2024 on accessibility requirements for certain products and services. The exceptions are described below.\nThis is a self-assessment: automated tests check each part of the site in the light and the dark theme, and tests by keyboard alone check the most important tasks.',
    de: 'Der Konfigurator ist teilweise vereinbar mit den WCAG 2.2, Stufe AA, und mit EN 301 549, die dem europäischen Rechtsakt zur Barrierefreiheit (Richtlinie (EU) 2019/882) und dem polnischen Gesetz vom 26. April 2024 über Barrierefreiheitsanforderungen für bestimmte Produkte und Dienstleistungen dienen. Die Ausnahmen stehen unten.\nDies ist eine Selbstbewertung: Automatische Tests prüfen jeden Teil der Website im hellen und im dunklen Design, und Tests allein mit der Tastatur prüfen die wichtigsten Aufgaben.',
  },
  worksTitle: { pl: 'Co jest dostępne', en: 'What is accessible', de: 'Was barrierefrei ist' },
  worksText: {
    pl: 'Wszystko, od pierwszej szyny do zapisanego zamówienia, da się zrobić klawiaturą. Zamiast przeciągać na rysunku, można wpisać długości, kierunki i położenia w pola albo użyć strzałek. Skróty klawiszy podaje pomoc na stronie.\nListy i tabele pokazują to samo co rysunek: szyny z długościami, oprawy z położeniem, uwagi do projektu, części, ceny i listę cięcia. Natężenie oświetlenia jest też podane liczbami.\nPola mają etykiety, błędy są opisane słowami, a zmiany ogłaszane czytnikom ekranu. Fokus jest widoczny, a kontrast wystarcza w obu motywach.\nPliki PDF zamówień, ofert, rysunków instalacyjnych i etykiet są oznaczone według PDF/UA-1: mają kolejność czytania, nagłówki, tabele z nagłówkami i opisy rysunków.',
    en: 'Everything from the first rail to the saved order can be done by keyboard. Instead of dragging on the drawing, you can enter lengths, directions and positions in fields or use the arrow keys. The help of the site lists the keys.\nLists and tables show the same as the drawing: rails with lengths, luminaires with positions, findings, parts, prices and the cut list. Illuminance is given in numbers too.\nFields have labels, errors are described in words, and changes are announced to screen readers. The focus is visible, and contrast is sufficient in both themes.\nPDFs of orders, offers, installation drawings and labels are tagged by PDF/UA-1: they have a reading order, headings, tables with headers and descriptions of drawings.',
    de: 'Alles von der ersten Schiene bis zur gespeicherten Bestellung geht mit der Tastatur. Statt auf der Zeichnung zu ziehen, können Sie Längen, Richtungen und Positionen in Felder eintragen oder die Pfeiltasten benutzen. Die Hilfe der Website nennt die Tasten.\nListen und Tabellen zeigen dasselbe wie die Zeichnung: Schienen mit Längen, Leuchten mit Positionen, Hinweise, Teile, Preise und die Schnittliste. Auch die Beleuchtungsstärke steht in Zahlen da.\nFelder haben Beschriftungen, Fehler sind in Worten beschrieben, und Änderungen werden Screenreadern gemeldet. Der Fokus ist sichtbar, und der Kontrast genügt in beiden Designs.\nPDFs von Bestellungen, Angeboten, Installationsplänen und Etiketten sind nach PDF/UA-1 ausgezeichnet: Sie haben eine Lesereihenfolge, Überschriften, Tabellen mit Kopfzellen und Beschreibungen der Zeichnungen.',
  },
  limitsTitle: { pl: 'Znane ograniczenia', en: 'Known limits', de: 'Bekannte Einschränkungen' },
  limitsText: {
    pl: 'Rysunek, mapa oświetlenia i widok 3D są obrazami. Ich dane podają listy i tabele, ale wyglądu całości ani rozkładu światła między podanymi miejscami nie opisujemy słowami.\nRzuty i zdjęcia, które wgrywasz, nie mają opisu. Położenie rzutu pod rysunkiem ustala się na oko.\nKarty katalogowe producentów i pliki PDF wysłane przed 30 listopada 2026 r. mogą nie być oznaczone. Pliki DXF, IFC i GLB są dla programów do projektowania.',
    en: 'The drawing, the light map and the 3D view are pictures. Lists and tables give their data, but the overall look and the light between the listed places are not described in words.\nFloor plans and photos that you upload have no description. A floor plan is placed under the drawing by sight.\nData sheets of manufacturers, and PDFs sent before 30 November 2026, may have no tags. DXF, IFC and GLB files are for design programs.',
    de: 'Die Zeichnung, die Lichtkarte und die 3D-Ansicht sind Bilder. Listen und Tabellen nennen ihre Daten, aber das Gesamtbild und das Licht zwischen den genannten Stellen beschreiben wir nicht in Worten.\nGrundrisse und Fotos, die Sie hochladen, haben keine Beschreibung. Ein Grundriss wird nach Augenmaß unter die Zeichnung gelegt.\nDatenblätter der Hersteller und PDFs, die vor dem 30. November 2026 gesendet wurden, sind möglicherweise nicht ausgezeichnet. DXF-, IFC- und GLB-Dateien sind für Planungsprogramme.',
  },
  reportTitle: { pl: 'Zgłoś barierę', en: 'Report a barrier', de: 'Barriere melden' },
  reportBoth: {
    pl: 'Jeśli coś utrudnia Ci korzystanie ze strony, napisz na {email} lub zadzwoń pod numer {phone}.',
    en: 'If something makes the site hard to use, write to {email} or call {phone}.',
    de: 'Wenn Ihnen etwas die Nutzung der Website erschwert, schreiben Sie an {email} oder rufen Sie an unter {phone}.',
  },
  reportEmail: {
    pl: 'Jeśli coś utrudnia Ci korzystanie ze strony, napisz na {email}.',
    en: 'If something makes the site hard to use, write to {email}.',
    de: 'Wenn Ihnen etwas die Nutzung der Website erschwert, schreiben Sie an {email}.',
  },
  reportPhone: {
    pl: 'Jeśli coś utrudnia Ci korzystanie ze strony, zadzwoń pod numer {phone}.',
    en: 'If something makes the site hard to use, call {phone}.',
    de: 'Wenn Ihnen etwas die Nutzung der Website erschwert, rufen Sie an unter {phone}.',
  },
  reportText: {
    pl: 'Podaj adres strony i co się nie udało. Odpowiadamy najpóźniej w ciągu miesiąca, a informacje podamy też w inny sposób. Projekt i zamówienie możemy przygotować razem z Tobą przez telefon lub e-mail.\nW Polsce możesz też zawiadomić Prezesa Zarządu PFRON, w innych krajach tamtejszy organ nadzoru rynku.',
    en: 'Tell us the address of the page and what failed. We reply within a month at the latest, and provide the information in another way. We can prepare a project and an order together with you by phone or e-mail.\nIn Poland you may also notify the President of PFRON, in other countries the market surveillance authority there.',
    de: 'Nennen Sie die Adresse der Seite und was nicht ging. Wir antworten spätestens innerhalb eines Monats und geben die Informationen auch auf anderem Weg. Projekt und Bestellung können wir mit Ihnen am Telefon oder per E-Mail erstellen.\nIn Polen können Sie sich auch an den Präsidenten des PFRON wenden, in anderen Ländern an die dortige Marktüberwachungsbehörde.',
  },
  since: { pl: 'Deklaracja z 30 listopada 2026.', en: 'Statement of 30 November 2026.', de: 'Erklärung vom 30. November 2026.' },
} as const satisfies Texts;
