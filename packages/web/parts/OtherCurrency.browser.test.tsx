import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it, onTestFinished } from 'vitest';
import { currencyStore } from '../data/currency.ts';
import { mount, openWork } from '../testing/mount.tsx';
import { useQuote } from '../visitor/derived.ts';
import OtherCurrency from './OtherCurrency.tsx';

function Shown() {
  const quote = useQuote();
  return quote && <OtherCurrency quote={quote} showsGross={false} />;
}

it('converts the total at the rate, and switches the currency of all amounts, which the browser remembers', async () => {
  onTestFinished(() => currencyStore.setState({ picked: null }));
  await openWork({ plan: { layout: layoutOf([200]) } });
  const screen = await mount(<Shown />);
  const zloty = screen.getByRole('button', { name: /^Show in złoty PLN\s?[\d,.]+$/ });
  await expect.element(zloty).toBeVisible();
  await zloty.click();
  const euro = screen.getByRole('button', { name: /^Show in euro €[\d,.]+$/ });
  await expect.element(euro).toBeVisible();
  expect(localStorage.getItem('configurator.currency')).toBe('PLN');
  await euro.click();
  await expect.element(zloty).toBeVisible();
  expect(localStorage.getItem('configurator.currency')).toBe('EUR');
});
