import { expect, it, onTestFinished } from 'vitest';
import { textsStore } from '../data/texts.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { openService, waiting } from '../testing/service.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

function Shown() {
  const { t } = useTranslation();
  return (
    <>
      <LanguageSelect />
      <h1>{t('header.title')}</h1>
    </>
  );
}

/** Texts in one language, as the service sends them. */
async function openEnglish() {
  await openWork();
  const { texts } = textsStore.getState();
  if (!texts) throw new Error('No texts are open');
  textsStore.setState({ texts: { ...texts, language: 'EN' } });
  const address = location.href;
  onTestFinished(() => history.replaceState(null, '', address));
  const texting = waiting(({ url }) => ({
    ...texts,
    language: url.searchParams.get('lang')?.toUpperCase(),
  }));
  const service = openService({ 'GET /api/snapshots/texts': texting.answer });
  const screen = await mount(<Shown />);
  return { screen, service, texting, select: screen.getByRole('combobox', { name: /Language|Język/ }) };
}

it('lists the active languages, and is 95 px wide in each', async () => {
  const { select } = await openEnglish();
  const options = select.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(['PL', 'EN', 'DE']);
  expect(select.element().getBoundingClientRect().width).toBe(95);
});

it('shows the chosen language once its texts have arrived, and remembers it in the address and the browser', async () => {
  const { screen, texting, select } = await openEnglish();
  await select.selectOptions('PL');
  expect(new URLSearchParams(location.search).get('lang')).toBe('pl');
  expect(localStorage.getItem('lumitor.language')).toBe('pl');
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Track lighting configurator');
  texting.release();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Konfigurator szynoprzewodów');
});

it('offers the language of the browser in that language; either answer ends the offer', async () => {
  const { screen, texting, service } = await openEnglish();
  texting.release();
  const offer = screen.getByRole('button', { name: 'Wyświetl w języku: polski' });
  await expect.element(offer).toBeVisible();
  expect(service.requests('GET /api/snapshots/texts')[0]?.url.search).toBe('?lang=pl&part=first');
  await screen.getByRole('button', { name: 'Keep this language' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('lumitor.language')).toBe('en');
});

it('shows the offered language if it is accepted', async () => {
  const { screen, texting } = await openEnglish();
  texting.release();
  const offer = screen.getByRole('button', { name: 'Wyświetl w języku: polski' });
  await offer.click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Konfigurator szynoprzewodów');
  await expect.element(offer).not.toBeInTheDocument();
});
