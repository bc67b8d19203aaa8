import { roleOf } from '@lumitor/domain/people/roles';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ChangedFields } from '../../data/changes.ts';
import { CATALOGUE_RESOURCES } from '../../data/resources.ts';
import { mountInAdministration } from '../../testing/administration.tsx';
import { ArticleInputs } from './ArticleInputs.tsx';
import { articleFormValues } from './formValues.ts';

const REASON = 'Your permissions do not include changing prices.';

const WITHOUT_PRICES = roleOf({ catalogue: 'write', prices: 'read' });

beforeEach(() => page.viewport(1440, 900));

function Article({ collection }: { collection: 'bindings' | 'powers' }) {
  const resource = CATALOGUE_RESOURCES.find(
    (each) => each.collection === collection && each.line === 'standard',
  );
  const [article] = sampleCatalogue[collection];
  if (!resource || !article) throw new Error(`There are no ${collection}.`);
  const form = useForm<ChangedFields>({
    defaultValues: articleFormValues(collection, { ...article }, ['EN']),
  });
  return (
    <FormProvider {...form}>
      <ArticleInputs resource={resource} languages={['EN']} types={[]} id={article.id} />
    </FormProvider>
  );
}

describe.each(['bindings', 'powers'] as const)('prices in the form of %s (D63)', (collection) => {
  it('are disabled, with the reason, for an account that may not change prices', async () => {
    const screen = await mountInAdministration(<Article collection={collection} />, { role: WITHOUT_PRICES });
    for (const name of ['Net price PLN', 'Net price EUR']) {
      const price = screen.getByRole('textbox', { name });
      await expect.element(price).toBeDisabled();
      await expect.element(price).toHaveAccessibleDescription(REASON);
    }
    for (const way of screen.getByRole('button', { name: /One price|Price by control/ }).all())
      await expect.element(way).toBeDisabled();
    await expect.element(screen.getByRole('textbox', { name: 'Name (Polish)' })).toBeEnabled();
  });

  it('are editable for an account that may change prices', async () => {
    const screen = await mountInAdministration(<Article collection={collection} />, { role: 'catalogue' });
    const price = screen.getByRole('textbox', { name: 'Net price PLN' });
    await price.fill('12,5');
    await expect.element(price).toHaveValue('12,5');
    await expect.element(screen.getByText(REASON)).not.toBeInTheDocument();
  });
});
