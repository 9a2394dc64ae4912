import { useEffect, useState } from 'react';

/** The value of the picture input: a picked file, or nothing. */
export type PickedImage = { rawFile?: File } | null;

/** An object URL for a picked file, revoked when the file is no longer shown. */
export function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
