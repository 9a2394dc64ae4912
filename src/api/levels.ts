import * as calls from '../../contract/calls/levels';
import type { LevelCreate, LevelUpdate } from '../../contract/levels';
import { call } from './call';

/** The calls about levels (product.md section 7). Each throws `ApiError`. */
export const listLevels = (signal?: AbortSignal) => call(calls.listLevels, undefined, signal);
export const createLevel = (body: LevelCreate) => call(calls.createLevel, { body });
export const updateLevel = (levelNumber: string, body: LevelUpdate) =>
  call(calls.updateLevel, { params: { levelNumber }, body });
export const deleteLevel = (levelNumber: string) => call(calls.deleteLevel, { params: { levelNumber } });
export const exportLevels = calls.exportLevels;
export const undoLevel = calls.undoLevel;
