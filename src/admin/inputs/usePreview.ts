import { useEffect, useState } from 'react';

/** What the picture input holds: a picked file, or nothing. */
export type PickedImage = { rawFile?: File } | null;

/** An object address for a picked file that lives as long as the file is shown. */
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
