import type { Texts } from './texts.ts';

export const privacy = {
  title: { pl: 'Polityka prywatności', en: 'Privacy policy', de: 'Datenschutzerklärung' },
  lead: {
    pl: 'Konfigurator można poznać, wypróbować i używać go bez podawania danych osobowych. Poniżej opisujemy, co zapisujemy, kiedy zapisujesz zamówienie, i jakie masz prawa.',
    en: 'You can explore, try and use the configurator without providing any personal data. Below we describe what we store when you save an order, and your rights.',
    de: 'Sie können den Konfigurator kennenlernen, ausprobieren und nutzen, ohne personenbezogene Daten anzugeben. Hier beschreiben wir, was wir speichern, wenn Sie eine Bestellung speichern, und welche Rechte Sie haben.',
  },
  controllerTitle: { pl: 'Administrator danych', en: 'Data controller', de: 'Verantwortlicher' },
  controllerIs: {
    pl: 'Administratorem danych osobowych jest {company}.',
    en: 'The controller of personal data is {company}.',
    de: 'Verantwortlich für die Verarbeitung personenbezogener Daten ist {company}.',
  },
  drawingTitle: { pl: 'Rysowanie układu', en: 'Drawing a layout', de: 'Zeichnen einer Anlage' },
  drawingText: {
    pl: 'Układ, nad którym pracujesz, i wybrane produkty pozostają wyłącznie w Twojej przeglądarce. Nie trafiają do nas, dopóki nie zapiszesz zamówienia albo nie udostępnisz projektu.',
    en: 'The layout you are working on and the products you choose stay only in your browser. They do not reach us until you save an order or share the project.',
    de: 'Die Anlage, an der Sie arbeiten, und die gewählten Produkte bleiben ausschließlich in Ihrem Browser. Sie erreichen uns erst, wenn Sie eine Bestellung speichern oder das Projekt teilen.',
  },
  orderTitle: { pl: 'Zapisanie zamówienia', en: 'Saving an order', de: 'Speichern einer Bestellung' },
  orderText: {
    pl: 'Zapisane zamówienie zawiera rysunek, zestawienie elementów, ceny, język, datę oraz nazwę projektu, jeśli ją nadasz. Każdy, kto zna link do zamówienia, może je obejrzeć; linku nie da się odgadnąć.\nRzut pomieszczenia, który masz pod rysunkiem, dołączamy tylko wtedy, gdy to zaznaczysz. Jest wtedy częścią zamówienia i usuwamy go razem z nim.\nUdostępniony projekt widzi każdy, kto ma jego link. Doradcy sklepu widzą go i pracują nad nim tylko wtedy, gdy zgodzisz się na to w zapytaniu, i dopóki zgody nie wycofasz. Usuwamy go po okresie, w którym nikt go nie otwierał; możesz go też usunąć wcześniej.\nAdres e-mail jest nieobowiązkowy. Jeśli go podasz, przechowujemy go przy zamówieniu, aby móc się z Tobą w jego sprawie skontaktować (art. 6 ust. 1 lit. b RODO). Na stronie zamówienia nie jest widoczny.\nZamówienia przechowujemy przez pięć lat, a na Twoją prośbę usuwamy je wcześniej.',
    en: 'A saved order contains the drawing, the parts list, the prices, the language, the date, and the project name if you enter one. Anyone who knows the link to the order can view it; the link cannot be guessed.\nThe floor plan under your drawing is attached only if you tick the box. It is then part of the order, and is deleted with it.\nA shared project can be seen by anyone who has its link. Our advisers see it and work on it only if you agree to that in an enquiry, and until you withdraw your consent. It is deleted after a period in which nobody opens it; you can also delete it earlier.\nAn e-mail address is optional. If you enter one, we store it with the order so that we can contact you about it (Article 6(1)(b) GDPR). It is not shown on the order page.\nWe store orders for five years, and delete them earlier at your request.',
    de: 'Eine gespeicherte Bestellung enthält die Zeichnung, die Stückliste, die Preise, die Sprache, das Datum und den Namen des Projekts, falls Sie einen vergeben. Wer den Link zur Bestellung kennt, kann sie ansehen; erraten lässt er sich nicht.\nDen Grundriss unter Ihrer Zeichnung fügen wir nur bei, wenn Sie das ankreuzen. Er ist dann Teil der Bestellung und wird mit ihr gelöscht.\nEin geteiltes Projekt sieht, wer seinen Link hat. Unsere Beratung sieht es und arbeitet daran nur, wenn Sie dem in einer Anfrage zustimmen, und bis Sie Ihre Einwilligung widerrufen. Es wird gelöscht, wenn es länger niemand geöffnet hat; Sie können es auch früher löschen.\nEine E-Mail-Adresse ist freiwillig. Geben Sie eine an, speichern wir sie bei der Bestellung, um Sie dazu kontaktieren zu können (Art. 6 Abs. 1 lit. b DSGVO). Auf der Seite der Bestellung ist sie nicht zu sehen.\nWir speichern Bestellungen fünf Jahre und löschen sie auf Ihren Wunsch früher.',
  },
  newsletterTitle: { pl: 'Newsletter', en: 'Newsletter', de: 'Newsletter' },
  newsletterConsent: {
    pl: 'Newsletter wysyłamy tylko wtedy, gdy zaznaczysz osobną zgodę (art. 6 ust. 1 lit. a RODO). Zapisujemy adres e-mail i chwilę wyrażenia zgody. Zgodę możesz wycofać w każdej chwili, pisząc do nas; adres wtedy usuwamy. Wycofanie zgody nie wpływa na zgodność z prawem wcześniejszego przetwarzania.',
    en: 'We send a newsletter only if you tick the separate consent (Article 6(1)(a) GDPR). We store the e-mail address and the time of consent. You can withdraw your consent at any time by writing to us; we then delete the address. Withdrawal does not affect the lawfulness of earlier processing.',
    de: 'Einen Newsletter senden wir nur, wenn Sie die gesonderte Einwilligung ankreuzen (Art. 6 Abs. 1 lit. a DSGVO). Wir speichern die E-Mail-Adresse und den Zeitpunkt der Einwilligung. Sie können sie jederzeit mit einer Nachricht an uns widerrufen; dann löschen wir die Adresse. Der Widerruf berührt nicht die Rechtmäßigkeit der bis dahin erfolgten Verarbeitung.',
  },
  partnerTitle: { pl: 'Link partnera', en: 'Partner link', de: 'Link eines Partners' },
  partnerText: {
    pl: 'Jeśli trafisz do nas przez link partnera, zapisujemy przy zamówieniu i przy zgodzie na newsletter, od którego partnera przychodzisz, aby mógł zająć się Twoją obsługą (art. 6 ust. 1 lit. f RODO). Przeglądarka pamięta link do końca wizyty. Liczymy też, ile przeglądarek dziennie otwiera link, bez zapisywania, czyje one są.',
    en: 'If you come to us through a partner’s link, we record with the order and with the newsletter consent which partner you came from, so that they can look after you (Article 6(1)(f) GDPR). Your browser remembers the link until the end of the visit. We also count how many browsers open the link each day, without recording whose they are.',
    de: 'Kommen Sie über den Link eines Partners zu uns, vermerken wir bei der Bestellung und bei der Newsletter-Einwilligung, von welchem Partner Sie kommen, damit er Sie betreuen kann (Art. 6 Abs. 1 lit. f DSGVO). Ihr Browser merkt sich den Link bis zum Ende des Besuchs. Außerdem zählen wir, wie viele Browser den Link täglich öffnen, ohne festzuhalten, wem sie gehören.',
  },
  deviceTitle: { pl: 'Pliki cookie i pamięć przeglądarki', en: 'Cookies and browser storage', de: 'Cookies und Browserspeicher' },
  deviceText: {
    pl: 'Nie używamy narzędzi śledzących ani reklam. Liczymy tylko, ile przeglądarek dziennie otwiera konfigurator; przeglądarka zapamiętuje w tym celu sam dzień ostatniego otwarcia. Odwiedzającym zapisujemy plik cookie tylko po otwarciu linku partnera: losowy numer, który wygasa z końcem dnia i sprawia, że otwarcie liczymy raz. Drugi plik cookie podtrzymuje sesję zalogowanego administratora.\nW pamięci przeglądarki (local storage) przechowujemy projekt: układ, wybory i nazwę, abyś mógł do niego wrócić, to, co wpiszesz do tabelki rysunkowej, oraz to, co odhaczysz i wpiszesz na liście montażowej zamówienia. Wpisy z tej listy trafiają do zamówienia i widzi je każdy, kto ma jego link. Zamówienie, które wysyłasz, razem z adresem e-mail, pamiętamy tam (IndexedDB), aż serwer potwierdzi zapis; potem już tylko jego projekt i link. Tam też są rzuty i widoki pomieszczeń. Do końca wizyty (session storage) pamiętamy link partnera i niewysłane zapytanie. Wszystko to usuniesz poleceniem „Usuń z tej przeglądarki…” w oknie „Kontakt i informacje” na górze strony.',
    en: 'We use neither tracking tools nor advertising. We only count how many browsers open the configurator each day; for this, your browser stores the day it was last opened. Visitors get a cookie only when they open a partner’s link: a random number that expires at the end of the day and lets us count the opening once. A second cookie maintains the session of a signed-in administrator.\nYour browser’s local storage contains your project (layout, choices and name) so that you can return to it, the entries in a drawing’s title block, and what you tick off and enter on the mounting list of an order. Entries on that list are stored with the order; anyone who has its link can see them. An order that you send, with its e-mail address, is stored there (IndexedDB) until the server has confirmed it; after that, only its project and link. Floor plans and views of rooms are stored there too. Until the end of the visit (session storage), the browser stores the partner’s link and any enquiry not yet sent. You can delete all of it with “Erase from this browser…” in “Contact and information” at the top of the page.',
    de: 'Wir verwenden weder Tracking noch Werbung. Wir zählen nur, wie viele Browser den Konfigurator täglich öffnen; dafür speichert Ihr Browser den Tag des letzten Öffnens. Besucher erhalten ein Cookie nur, wenn sie den Link eines Partners öffnen: eine zufällige Nummer, die mit dem Tag abläuft und dafür sorgt, dass wir das Öffnen einmal zählen. Ein zweites Cookie hält die Sitzung angemeldeter Administratoren aufrecht.\nIm Speicher Ihres Browsers (Local Storage) liegen Ihr Projekt (Anlage, Auswahl und Name), damit Sie dorthin zurückkehren können, Ihre Einträge im Schriftfeld einer Zeichnung und was Sie auf der Montageliste einer Bestellung abhaken und eintragen. Die Einträge dieser Liste werden bei der Bestellung gespeichert; alle, die deren Link haben, sehen sie. Eine Bestellung, die Sie absenden, bleibt dort samt E-Mail-Adresse gespeichert (IndexedDB), bis der Server sie bestätigt hat; danach nur noch ihr Projekt und ihr Link. Auch Grundrisse und Raumansichten liegen dort. Bis zum Ende des Besuchs (Session Storage) merkt sich der Browser den Link des Partners und eine nicht gesendete Anfrage. All das löschen Sie mit „Aus diesem Browser löschen…“ unter „Kontakt und Informationen“ oben auf der Seite.',
  },
  serverTitle: { pl: 'Działanie serwisu', en: 'Operation of the service', de: 'Betrieb des Dienstes' },
  serverText: {
    pl: 'Aby strona mogła się wyświetlić i aby chronić ją przed nadużyciami, serwer przetwarza adres IP i czas zapytania (art. 6 ust. 1 lit. f RODO). Strona nie wczytuje niczego z serwerów innych firm: czcionki, obrazy i skrypty pochodzą z tego samego adresu.',
    en: 'To display the page and to protect it from abuse, the server processes the IP address and the time of a request (Article 6(1)(f) GDPR). The page loads nothing from other companies’ servers: fonts, pictures and scripts come from the same address.',
    de: 'Um die Seite anzuzeigen und vor Missbrauch zu schützen, verarbeitet der Server die IP-Adresse und den Zeitpunkt einer Anfrage (Art. 6 Abs. 1 lit. f DSGVO). Die Seite lädt nichts von Servern anderer Unternehmen: Schriften, Bilder und Skripte kommen von derselben Adresse.',
  },
  recipientsTitle: { pl: 'Kto otrzymuje dane', en: 'Who receives the data', de: 'Wer die Daten erhält' },
  recipientsText: {
    pl: 'Dane otrzymują pracownicy zajmujący się zamówieniami, firma utrzymująca nasz serwer, a gdy korzystasz z linku partnera, także ten partner. Danych nie sprzedajemy, nie przekazujemy poza Europejski Obszar Gospodarczy i nie podejmujemy na ich podstawie decyzji w sposób zautomatyzowany.',
    en: 'The data are received by the staff who handle orders, by the company that hosts our server and, if you came through a partner’s link, by that partner. We do not sell data, do not transfer them outside the European Economic Area and make no automated decisions based on them.',
    de: 'Die Daten erhalten die Mitarbeitenden der Auftragsabteilung, das Unternehmen, das unseren Server betreibt, und, wenn Sie über den Link eines Partners gekommen sind, dieser Partner. Wir verkaufen keine Daten, übermitteln sie nicht außerhalb des Europäischen Wirtschaftsraums und treffen daraus keine automatisierten Entscheidungen.',
  },
  rightsTitle: { pl: 'Twoje prawa', en: 'Your rights', de: 'Ihre Rechte' },
  rightsText: {
    pl: 'Masz prawo dostępu do swoich danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i przeniesienia, a także prawo sprzeciwu wobec przetwarzania. Wystarczy, że do nas napiszesz; odpowiadamy najpóźniej w ciągu miesiąca.\nMożesz też wnieść skargę do Prezesa Urzędu Ochrony Danych Osobowych lub do organu nadzorczego w swoim kraju.',
    en: 'You have the right to access your data, to have them corrected or deleted, to restrict their processing, to receive them in a portable form, and to object to their processing. Just write to us; we reply within a month at the latest.\nYou may also lodge a complaint with the President of the Personal Data Protection Office in Poland or with the supervisory authority of your country.',
    de: 'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit sowie das Recht, der Verarbeitung zu widersprechen. Eine Nachricht an uns genügt; wir antworten spätestens innerhalb eines Monats.\nSie können sich außerdem beim Präsidenten des polnischen Amtes für den Schutz personenbezogener Daten oder bei der Aufsichtsbehörde Ihres Landes beschweren.',
  },
  contactTitle: { pl: 'Kontakt', en: 'Contact', de: 'Kontakt' },
  contactBoth: {
    pl: 'W sprawach prywatności pisz na {email} lub dzwoń pod numer {phone}.',
    en: 'For privacy matters, write to {email} or call {phone}.',
    de: 'In Fragen des Datenschutzes schreiben Sie an {email} oder rufen Sie an unter {phone}.',
  },
  contactEmail: { pl: 'W sprawach prywatności pisz na {email}.', en: 'For privacy matters, write to {email}.', de: 'In Fragen des Datenschutzes schreiben Sie an {email}.' },
  contactPhone: { pl: 'W sprawach prywatności dzwoń pod numer {phone}.', en: 'For privacy matters, call {phone}.', de: 'In Fragen des Datenschutzes rufen Sie an unter {phone}.' },
  failed: { pl: 'Nie udało się wczytać tekstu', en: 'The text could not be loaded', de: 'Der Text konnte nicht geladen werden' },
  failedRemedy: {
    pl: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Check your internet connection and try again.',
    de: 'Prüfen Sie die Internetverbindung und versuchen Sie es erneut.',
  },
  since: { pl: 'Obowiązuje od 21 listopada 2026.', en: 'In force since 21 November 2026.', de: 'Gültig ab 21. November 2026.' },
} as const satisfies Texts;
