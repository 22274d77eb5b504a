// What the lead model forecasts, beside what was measured, and for cases without a measurement.

import { MEASURED, TEN_THOUSAND } from './lead-figures.ts';
import { forecastLeads, type LeadScene } from './lead-model.ts';
import { table } from './table.ts';

console.log('\nMeasured, and forecast');
console.log(
  table(
    ['case', 'measured leads/s', 'forecast', 'off by', 'leads of a transaction'],
    MEASURED.map(({ name, scene, perSecond }) => {
      const forecast = forecastLeads(scene);
      const offBy = `${((forecast.perSecond / perSecond - 1) * 100).toFixed(0)} %`;
      return [name, String(perSecond), forecast.perSecond.toFixed(0), offBy, forecast.together.toFixed(1)];
    }),
  ),
);
show('Postgres, 10,000 leads a second, two cores for each process and its connection', TEN_THOUSAND);

function show(title: string, scenes: readonly LeadScene[]): void {
  console.log(`\n${title}: forecast only`);
  console.log(
    table(
      ['processes', 'leads/s', 'p50 ms', 'p99 ms', 'leads of a transaction'],
      scenes.map((scene) => {
        const { perSecond, p50Ms, p99Ms, together } = forecastLeads(scene);
        return [
          String(scene.processes),
          perSecond.toFixed(0),
          p50Ms.toFixed(1),
          p99Ms.toFixed(1),
          together.toFixed(1),
        ];
      }),
    ),
  );
}
