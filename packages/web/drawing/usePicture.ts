import { useEffect, useState } from 'react';
import { keptPicture } from '../data/pictures.ts';

export interface ShownPicture {
  /** Where an image finds it; null until it is there. */
  address: string | null;
  /** This browser has no such picture. */
  isMissing: boolean;
}

const AWAITED: ShownPicture = { address: null, isMissing: false };

/** A picture that the browser keeps; of no id, none. */
export function usePicture(id: string | null): ShownPicture {
  const [shown, setShown] = useState(AWAITED);
  useEffect(() => {
    let isWanted = true;
    let address: string | null = null;
    setShown(AWAITED);
    if (!id) return;
    void keptPicture(id).then((picture) => {
      if (!isWanted) return;
      address = picture && URL.createObjectURL(picture);
      setShown({ address, isMissing: address === null });
    });
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id]);
  return shown;
}
