import { calculateRoi, ROI_DEFAULTS, readRoiInputs, roiScenarios } from 'contract/product/roi.ts';
import { expect, it } from 'vitest';
import { content } from '../../content.ts';
import { roiCsv, roiSheet } from './roi-sheet.ts';

const entered = { ...ROI_DEFAULTS, useCase: 'customer-service', industry: 'technology' };

function linesWith(implementationCost: string): string[] {
  const asked = { ...entered, implementationCost };
  const inputs = readRoiInputs(asked, content().one('roi-options'));
  if (!inputs) throw new Error('incomplete');
  return roiCsv(roiSheet(asked, calculateRoi(inputs), 6.48, roiScenarios(inputs))).split('\r\n');
}

it('contains the entries, the results and the scenarios', () => {
  expect(linesWith('50000')).toEqual(
    expect.arrayContaining([
      'avg salary,75000',
      'use case,customer-service',
      'potential savings,1215000',
      'hours freed per week,6.48',
      'scenario,current costs,potential savings,roi percentage,payback months,productivity gain',
      'Cautious,7500000,607500,1115,0.99,8.1',
    ]),
  );
});

it('leaves the cell of a ratio empty without a cost', () => {
  expect(linesWith('0')).toEqual(expect.arrayContaining(['roi percentage,', 'payback months,']));
});

it('writes cents, and not the dust of a sum', () => {
  expect(roiCsv([[0.1 + 0.2, 2.005e3, -0.5]])).toBe('0.3,2005,-0.5\r\n');
});
