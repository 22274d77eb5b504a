import { join } from 'node:path';
import { unpackSource } from './debian-source.ts';
import type { Peer } from './peer.ts';
import { type Explanation, type RecurrenceCase, tryRecurrenceCases } from './recurrence-cases.ts';

const SOURCE = { name: 'python-dateutil', suite: 'trixie', version: '2.9.0' };
/** Runs its tests with stand-ins for what they need beside it, and keeps each rule with the times that a test expects. */
const COLLECT = `
import builtins, importlib.util, json, sys, types, unittest
folder = sys.argv[1]
sys.path.insert(0, folder + '/src')
class Stub(types.ModuleType):
    def __getattr__(self, name):
        return lambda *given, **named: given[0] if len(given) == 1 and callable(given[0]) else (lambda each: each)
pytest = Stub('pytest'); pytest.mark = Stub('mark'); sys.modules['pytest'] = pytest
freezegun = Stub('freezegun'); freezegun.freeze_time = lambda *_: lambda each: (lambda self: None)
sys.modules['freezegun'] = freezegun
spec = importlib.util.spec_from_file_location('cases', folder + '/tests/test_rrule.py')
module = importlib.util.module_from_spec(spec); spec.loader.exec_module(module)
class Found(builtins.list): pass
def tagged(source):
    found = Found(source); found.source = source
    return found
module.list = tagged
stamp = lambda moment: moment.strftime('%Y%m%dT%H%M%S')
cases, others = [], 0
def lines_of(source):
    if isinstance(source, module.rrule):
        if source._tzinfo is not None: return None
        return [line.strip() for line in str(source).splitlines()]
    rules = [line for each in source._rrule for line in (lines_of(each) or ['BYEASTER'])]
    starts = [line for line in rules if line.startswith('DTSTART')] + ['DTSTART:' + stamp(each) for each in source._rdate]
    if not starts: return None
    return (starts[:1] + [line for line in rules if not line.startswith('DTSTART')]
        + ['RDATE:' + stamp(each) for each in source._rdate]
        + ['EXRULE' + line[5:] for each in source._exrule for line in lines_of(each) if line.startswith('RRULE')]
        + ['EXDATE:' + stamp(each) for each in source._exdate])
def keep(self, first, second, *_):
    global others
    if not isinstance(first, Found): return
    lines = lines_of(first.source) if isinstance(first.source, (module.rrule, module.rruleset)) else None
    if not lines or 'BYEASTER' in str(lines) or any(each.tzinfo for each in second): others += 1
    else: cases.append({'lines': lines, 'expected': [stamp(each) for each in second]})
for name, each in vars(module).items():
    if not (isinstance(each, type) and issubclass(each, unittest.TestCase)): continue
    each.assertEqual = keep
    each._rrulestr_reverse_test = lambda *_: None
    for test in unittest.defaultTestLoader.getTestCaseNames(each):
        instance = each(test)
        try: getattr(instance, test)()
        except Exception: others += 1
json.dump({'cases': cases, 'others': others}, sys.stdout)
`;

const BY_WEEK = /FREQ=WEEKLY.*(?:BYMONTHDAY|BYYEARDAY|BYWEEKNO)=/;
const EXPLANATIONS: readonly Explanation[] = [
  {
    reason:
      'BYMONTHDAY, BYYEARDAY or BYWEEKNO with WEEKLY, which RFC 5545 3.3.10 forbids; ours asks for the weekday of the beginning as well.',
    explains: ({ lines }) => lines.some((line) => BY_WEEK.test(line)),
  },
  {
    reason: 'BYWEEKNO without a weekday: that of the beginning (RFC 5545 3.3.10), not the whole week.',
    explains: ({ lines }) => lines.some((line) => /BYWEEKNO=/.test(line) && !/BYDAY=/.test(line)),
  },
];

export default {
  title: 'Cases of python-dateutil',
  group: 'Rules of recurrence',
  debian: ['python3', 'python3-six'],
  version: SOURCE.version,
  expected:
    'Of some 220 cases all agree but those whose event does not begin by its own rule: ours is busy then, too. One second of 60 may be another.',
  async run(bench) {
    const place = await unpackSource(bench, SOURCE);
    const folder = join(place, `${SOURCE.name}-${SOURCE.version}`);
    const printed = await bench.execute('timeout', ['60', '/usr/bin/python3', '-c', COLLECT, folder]);
    const { cases, others }: { cases: RecurrenceCase[]; others: number } = JSON.parse(printed);
    await tryRecurrenceCases(bench, cases, {
      explanations: EXPLANATIONS,
      leftOut: `left out: ${others} of Easter, of zones and of Python alone`,
    });
  },
} satisfies Peer;
