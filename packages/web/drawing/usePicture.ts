import { useEffect, useState } from 'react';
import { storedPicture } from '../data/pictures.ts';

export interface ShownPicture {
  address: string | null;
  isMissing: boolean;
}

const AWAITED: ShownPicture = { address: null, isMissing: false };

export function usePicture(id: string | null): ShownPicture {
  const [shown, setShown] = useState(AWAITED);
  useEffect(() => {
    let isMounted = true;
    let address: string | null = null;
    setShown(AWAITED);
    if (!id) return;
    void storedPicture(id).then((picture) => {
      if (!isMounted) return;
      address = picture && URL.createObjectURL(picture);
      setShown({ address, isMissing: address === null });
    });
    return () => {
      isMounted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id]);
  return shown;
}
