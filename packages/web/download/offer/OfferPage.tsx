import { useEffect, useRef, useState } from 'react';
import { fetchOffer, type OfferLink } from '../../data/offers.ts';
import { sharedStore } from '../../data/shared.ts';
import { showTexts } from '../../data/texts.ts';
import { useRequest } from '../../data/useRequest.ts';
import Failure from '../../shell/Failure.tsx';
import { languageInAddress } from '../../translation/language.ts';
import OrderSkeleton from '../OrderSkeleton.tsx';
import { OfferView } from './OfferView.tsx';

/** Opens an offer with its own texts, in its language. */
async function openOffer(link: OfferLink, position: number | null, signal: AbortSignal) {
  const shown = await fetchOffer(link, position, signal);
  if (typeof shown === 'string' || signal.aborted) return shown;
  if (!languageInAddress(location.search))
    sharedStore.setState({ language: shown.offer.language.toLowerCase() });
  return shown;
}

/** Page behind the link of an offer's mail; its key is behind the # (D76a). */
export default function OfferPage({ id }: { id: string }) {
  const [key] = useState(() => location.hash.slice(1));
  const [position, setPosition] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const link = { id, key };
  // The former state and its texts stay visible while a new one loads.
  const hideTexts = useRef(() => {});
  useEffect(() => () => hideTexts.current(), []);
  const { state, value, retry } = useRequest(`${id} ${position ?? ''} ${count}`, (signal) =>
    openOffer(link, position, signal).then((opened) => {
      if (typeof opened !== 'string' && !signal.aborted) hideTexts.current = showTexts(opened.page);
      return opened;
    }),
  );
  if (value === null)
    return state === 'loading' ? <OrderSkeleton /> : <Failure kind="orderFailed" onRetry={retry} />;
  if (value === 'not-found') return <Failure kind="orderMissing" />;
  if (value === 'failed') return <Failure kind="orderFailed" onRetry={retry} />;
  return (
    <OfferView
      shown={value}
      link={link}
      onOpen={setPosition}
      onChanged={() => {
        setPosition(null);
        setCount(count + 1);
      }}
    />
  );
}
