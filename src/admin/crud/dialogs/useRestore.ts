import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { HistoryEntry } from '../../../../contract/history';
import { fetchPicture } from '../../../api/images';
import { useType } from '../../ui/forms/typed';
import { useDefinition } from '../definition/definitionContext';
import type { Version } from '../history/entryFields';

/** An earlier version in the form, not yet saved. */
export interface RestoredVersion {
  at: string;
  /** Its picture is no longer stored, so the current one stays. */
  isPictureLost: boolean;
}

/** Puts an earlier version into the form; saving runs through the usual checks (studio.md section 5). */
export function useRestore(current: RaRecord | undefined) {
  const { compared, fields = {} } = useDefinition();
  const { setValue } = useFormContext();
  const type = useType();
  const [restored, setRestored] = useState<RestoredVersion>();
  /** Returns whether the version's own picture was restored too. */
  const putPicture = async ({ imageUrl }: Version): Promise<boolean> => {
    if (typeof imageUrl !== 'string' || imageUrl === '' || imageUrl === current?.imageUrl) return true;
    try {
      setValue('image', { rawFile: await fetchPicture(imageUrl) }, { shouldDirty: true });
      return true;
    } catch {
      return false;
    }
  };
  const restore = async (version: Version, { at }: HistoryEntry) => {
    const names = (compared ?? Object.keys(fields)).filter((name) => name in version);
    type(Object.fromEntries(names.map((name) => [name, version[name]])));
    setRestored({ at, isPictureLost: !(await putPicture(version)) });
  };
  return { restored, restore };
}
