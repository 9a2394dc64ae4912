import { useEffect } from 'react';

/**
 * Lets what measures its text do so once more when fonts have arrived: a field that grows with its text would stay as high as
 * in the font before, and cut off the last line.
 */
export function useMeasuredFonts(): void {
  useEffect(() => {
    const { fonts } = document;
    const measure = () => void window.dispatchEvent(new Event('resize'));
    fonts.addEventListener('loadingdone', measure);
    return () => fonts.removeEventListener('loadingdone', measure);
  }, []);
}
