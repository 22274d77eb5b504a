import { ROI_FOR_DEMO, type RoiForDemo } from '../../api/roi-for-demo.ts';

/**
 * Notes a result for the booking, or forgets it. It stays in this tab until it is sent.
 * @returns whether one is noted: where nothing can be stored, none is
 */
export function noteRoiForDemo(roi: RoiForDemo | false): boolean {
  try {
    if (roi) sessionStorage.setItem(ROI_FOR_DEMO, JSON.stringify(roi));
    else sessionStorage.removeItem(ROI_FOR_DEMO);
  } catch {}
  return hasRoiForDemo();
}

export function hasRoiForDemo(): boolean {
  try {
    return sessionStorage.getItem(ROI_FOR_DEMO) !== null;
  } catch {
    return false;
  }
}
