import { unsavedOrder } from '@lumitor/domain/order/unsavedOrder';
import { currentPlan } from '@lumitor/domain/plan/history';
import { UNSET } from '@lumitor/domain/settings/settings';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { currencyStore } from '../data/currency.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { makePdf } from '../pdf/makePdf.ts';
import { activeLanguages } from '../translation/language.ts';
import { configuratorStore } from '../visitor/configuratorStore.ts';
import { shownCatalogue } from '../visitor/derived.ts';
import type { ProjectState } from './session.ts';

interface PdfProps {
  project: ProjectState['project'];
  showsGross: boolean;
  language: string;
  t: Translate;
}

/** PDF of a project as shown, with current prices. @returns false if not orderable */
export async function saveProjectPdf({ project, showsGross, language, t }: PdfProps): Promise<boolean> {
  const catalogue = shownCatalogue();
  const { texts } = textsStore.getState();
  if (!catalogue || !texts) return false;
  const { picked } = currencyStore.getState();
  const page = unsavedOrder({
    plan: currentPlan(configuratorStore.getState().history),
    at: project.at,
    isMicro: project.isMicro,
    language,
    showsGross,
    ...(picked && { currency: picked }),
    number: t('sharing.version', { version: project.version }),
    context: {
      catalogue,
      euroRate: sharedStore.getState().euroRate,
      activeLanguages: activeLanguages(texts),
      prices: texts.settings.prices,
    },
    page: { languages: texts.languages, settings: { ...texts.settings, documents: UNSET.documents } },
  });
  if (!page) return false;
  const printed = { ...page, translations: texts.translations };
  const pdf = await makePdf({ page: printed, language, url: location.href });
  saveFile(pdf, fileNameOf(page.data.name || t('parts.fileName'), page.number, 'pdf'));
  return true;
}
