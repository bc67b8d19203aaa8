import { MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import { MAX_SHEET_MEGABYTES } from '@lumitor/domain/catalogue/sheet';
import { MAX_PHOTOMETRY_MEGABYTES } from '@lumitor/domain/photometry/fault';
import type { Words } from '../words.ts';

export const formWords = {
  language: { pl: '%{field} (%{language})', en: '%{field} (%{language})' },
  protocol: { pl: '%{field}, %{protocol}', en: '%{field}, %{protocol}' },
  pricesClosed: { pl: 'Twoje uprawnienia nie obejmują zmiany cen.', en: 'Your permissions do not include changing prices.' },
  onePrice: { pl: 'Jedna dla wszystkich', en: 'One price' },
  priceByProtocol: { pl: 'Osobno dla sterowania', en: 'Price by control' },
  usedCode: { pl: 'Tego kodu używa już: %{names}.', en: 'This code is already used by %{names}.' },
  createTitle: { pl: 'Nowy artykuł: %{list}', en: 'New article: %{list}' },
  newInactive: {
    pl: 'Nowy artykuł jest nieaktywny. Włącz „Aktywny”, aby konfigurator go oferował.',
    en: 'A new article is inactive. Switch “Active” on to offer it in the configurator.',
  },
  copyOf: { pl: 'Ta kopia nie jest jeszcze zapisana. Zmień, co trzeba, np. kod i kolor.', en: 'This copy is not saved yet. Change what differs, such as code and colour.' },
  missing: { pl: 'Nie znaleziono artykułu. Mógł zostać usunięty.', en: 'Article not found. It may have been deleted.' },
  toList: { pl: 'Wróć do listy', en: 'Back to list' },
  invalid: {
    pl: 'Popraw zaznaczone pole. |||| Popraw zaznaczone pola: %{smart_count}. |||| Popraw zaznaczone pola: %{smart_count}.',
    en: 'Correct the marked field. |||| Correct the %{smart_count} marked fields.',
  },
} satisfies Words;

export const uploadWords = {
  sending: { pl: 'Przesyłam: %{percent}%', en: 'Uploading: %{percent}%' },
  retried: { pl: 'Serwer nie odpowiada. Próbuję ponownie, najdłużej przez 10 minut…', en: 'The server is not responding. Retrying for up to 10 minutes…' },
  retry: { pl: 'Wyślij ponownie', en: 'Upload again' },
} satisfies Words;

export const pictureWords = {
  drop: { pl: 'Przeciągnij zdjęcie tutaj, wklej je albo wybierz plik.', en: 'Drop a picture here, paste it, or choose a file.' },
  choose: { pl: 'Wybierz plik', en: 'Choose file' },
  replace: { pl: 'Zmień zdjęcie', en: 'Replace' },
  remove: { pl: 'Usuń zdjęcie', en: 'Delete picture' },
  formats: { pl: `PNG, JPEG, WebP, GIF, AVIF lub SVG, do ${MAX_PICTURE.megabytes} MB`, en: `PNG, JPEG, WebP, GIF, AVIF or SVG, up to ${MAX_PICTURE.megabytes} MB` },
  processing: { pl: 'Przygotowuję zdjęcie…', en: 'Preparing picture…' },
  tooLarge: { pl: `Plik ma %{size} MB; limit to ${MAX_PICTURE.megabytes} MB.`, en: `The file is %{size} MB; the limit is ${MAX_PICTURE.megabytes} MB.` },
  wrongKind: { pl: 'To nie jest zdjęcie. Przyjmowane są PNG, JPEG, WebP, GIF, AVIF i SVG.', en: 'This is not a picture. Use PNG, JPEG, WebP, GIF, AVIF or SVG.' },
  unreadable: {
    pl: `Tego zdjęcia nie da się odczytać. Zapisz je ponownie jako PNG lub JPEG, do ${MAX_PICTURE.megapixels} megapikseli.`,
    en: `This picture cannot be read. Save it again as PNG or JPEG, up to ${MAX_PICTURE.megapixels} megapixels.`,
  },
  shownAs: { pl: 'Zdjęcie: %{name}', en: 'Picture: %{name}' },
  stillSending: { pl: 'Zdjęcie jeszcze się przesyła. Poczekaj chwilę.', en: 'The picture is still uploading. Wait a moment.' },
} satisfies Words;

export const picturesWords = {
  drop: { pl: 'Przeciągnij tutaj kolejne zdjęcia, wklej je albo wybierz pliki.', en: 'Drop more pictures here, paste them, or choose files.' },
  add: { pl: 'Dodaj zdjęcia', en: 'Add pictures' },
  numbered: { pl: 'Zdjęcie %{number}', en: 'Picture %{number}' },
  first: { pl: 'Ustaw zdjęcie %{number} jako pierwsze', en: 'Make picture %{number} the first' },
  earlier: { pl: 'Przesuń zdjęcie %{number} wcześniej', en: 'Move picture %{number} earlier' },
  removeOne: { pl: 'Usuń zdjęcie %{number}', en: 'Delete picture %{number}' },
  about: { pl: 'Najwyżej %{max}. Klient widzi je w karcie oprawy.', en: 'Up to %{max}. Customers see them on the luminaire’s card.' },
} satisfies Words;

export const sheetWords = {
  open: { pl: 'Pobierz kartę katalogową', en: 'Download data sheet' },
  drop: { pl: 'Przeciągnij tutaj kartę w PDF albo wybierz plik.', en: 'Drop a PDF data sheet here, or choose a file.' },
  choose: { pl: 'Wybierz plik PDF', en: 'Choose PDF' },
  replace: { pl: 'Zmień kartę', en: 'Replace' },
  remove: { pl: 'Usuń kartę', en: 'Delete data sheet' },
  formats: { pl: `PDF, do ${MAX_SHEET_MEGABYTES} MB`, en: `PDF, up to ${MAX_SHEET_MEGABYTES} MB` },
  processing: { pl: 'Zapisuję kartę…', en: 'Saving data sheet…' },
  tooLarge: { pl: `Plik ma %{size} MB; limit to ${MAX_SHEET_MEGABYTES} MB.`, en: `The file is %{size} MB; the limit is ${MAX_SHEET_MEGABYTES} MB.` },
  wrongKind: { pl: 'To nie jest PDF. Zapisz kartę jako PDF i wybierz ją ponownie.', en: 'This is not a PDF. Save the data sheet as a PDF and choose it again.' },
  unreadable: {
    pl: 'Mimo nazwy ten plik nie jest PDF-em. Zapisz kartę jako PDF i wybierz ją ponownie.',
    en: 'Despite its name, this file is not a PDF. Save the data sheet as a PDF and choose it again.',
  },
  stillSending: { pl: 'Karta jeszcze się przesyła. Poczekaj chwilę.', en: 'The data sheet is still uploading. Wait a moment.' },
} satisfies Words;

export const photometryWords = {
  open: { pl: 'Pobierz plik fotometryczny', en: 'Download photometric file' },
  drop: { pl: 'Przeciągnij tutaj plik LDT, IES lub XML (TM-33) albo wybierz plik.', en: 'Drop an LDT, IES or XML (TM-33) file here, or choose one.' },
  choose: { pl: 'Wybierz plik LDT, IES lub XML', en: 'Choose LDT, IES or XML file' },
  replace: { pl: 'Zmień plik', en: 'Replace' },
  remove: { pl: 'Usuń fotometrię', en: 'Delete photometry' },
  formats: { pl: `EULUMDAT (LDT), IES LM-63 albo TM-33 (XML), typ C, do ${MAX_PHOTOMETRY_MEGABYTES} MB`, en: `EULUMDAT (LDT), IES LM-63 or TM-33 (XML), type C, up to ${MAX_PHOTOMETRY_MEGABYTES} MB` },
  processing: { pl: 'Zapisuję plik…', en: 'Saving file…' },
  tooLarge: { pl: `Plik ma %{size} MB; limit to ${MAX_PHOTOMETRY_MEGABYTES} MB.`, en: `The file is %{size} MB; the limit is ${MAX_PHOTOMETRY_MEGABYTES} MB.` },
  wrongKind: {
    pl: 'To nie jest plik LDT, IES ani XML. Pobierz plik fotometryczny ze strony producenta oprawy.',
    en: 'This is not an LDT, IES or XML file. Download the photometric file from the manufacturer.',
  },
  unreadable: { pl: 'Tego pliku nie da się odczytać. Wyeksportuj go ponownie jako LDT, IES albo TM-33.', en: 'This file cannot be read. Export it again as LDT, IES or TM-33.' },
  stillSending: { pl: 'Plik fotometryczny jeszcze się przesyła. Poczekaj chwilę.', en: 'The photometric file is still uploading. Wait a moment.' },
} satisfies Words;
