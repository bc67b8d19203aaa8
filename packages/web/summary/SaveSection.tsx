import { lineOf } from '@lumitor/domain/catalogue/productLine';
import type { Quote } from '@lumitor/domain/quote/quote';
import { useStore } from 'zustand/react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { contentOf } from './draft.ts';
import { SavedOrder } from './SavedOrder.tsx';
import { SaveForm } from './SaveForm.tsx';
import { saveStore } from './saveStore.ts';
import { useDraft } from './useDraft.ts';
import { useSaving } from './useSaving.ts';

/** The form; once saved, the address, for as long as nothing is changed and all of it is still sold. */
export function SaveSection({ quote }: { quote: Quote }) {
  const draft = useDraft();
  const line = lineOf(draft.isMicro);
  const saving = useSaving(draft, quote);
  const saved = useStore(saveStore, (state) => state[line].saved);
  const isSaved = saved?.content === contentOf(draft) && quote.misfits.length === 0;
  if (isSaved) return <SavedOrder id={saved.id} line={line} />;
  return (
    <>
      <SaveForm draft={draft} quote={quote} earlierId={saved?.id ?? null} saving={saving} />
      <ConfirmDialog quote={quote} saving={saving} />
    </>
  );
}
