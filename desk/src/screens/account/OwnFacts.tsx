import { useQueryClient } from '@tanstack/react-query';
import type { DeskAccount } from 'contract/desk/account.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { browserRegion, formatNumber, wholeLocale } from '../../shared/formats.ts';
import { listCountries, listZones, nameOfCountry } from '../../shared/places.ts';
import { sessionQuery } from '../../shared/session.ts';
import { useNow } from '../../shared/Timestamp.tsx';
import { fullMoment } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ComboBox } from '../../shared/ui/ComboBox.tsx';
import form from '../../shared/ui/form.module.css';
import { type Option, Select } from '../../shared/ui/Select.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Account.module.css';
import { BROWSER, choicesIn, type FormatChoices, localeOf, USUAL } from './locale.rules.ts';
import { useAccountChange } from './use-account-change.ts';

const CLOCKS: Option<FormatChoices['clock']>[] = [
  { id: USUAL, label: 'As usual there' },
  { id: 'h12', label: '12 hours' },
  { id: 'h23', label: '24 hours' },
];

const FIRST_DAYS: Option<FormatChoices['firstDay']>[] = [
  { id: USUAL, label: 'As usual there' },
  { id: 'mon', label: 'Monday' },
  { id: 'sat', label: 'Saturday' },
  { id: 'sun', label: 'Sunday' },
];

/** One's own name and zone, and the way in which dates, clocks and numbers are shown. */
export function OwnFacts({ account }: { account: DeskAccount }) {
  const queries = useQueryClient();
  const now = useNow();
  const [name, setName] = useState(account.name);
  const [zone, setZone] = useState(account.zone);
  const [choices, setChoices] = useState(() => choicesIn(account.locale));
  const locale = localeOf(choices);
  const save = useAccountChange(async () => {
    await call('PATCH /account', { body: { name: name.trim(), zone, locale } });
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
  }, 'Your account is changed.');
  const error = save.error instanceof ApiError ? save.error : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const shown = wholeLocale(locale);
  return (
    <section aria-labelledby="you">
      <h2 id="you">You</h2>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          isRequired
          value={name}
          onChange={setName}
          error={error?.of('name')}
        />
        <ComboBox
          label="Time zone"
          hint="All times are shown in it."
          options={listZones(account.zone)}
          value={zone}
          onChange={setZone}
          error={error?.of('zone')}
        />
        <ComboBox
          label="Dates and numbers as in"
          options={[
            { id: BROWSER, label: `This browser: ${nameOfCountry(browserRegion())}` },
            ...listCountries(),
          ]}
          value={choices.region}
          onChange={(region) => setChoices({ ...choices, region })}
          error={error?.of('locale')}
        />
        <div className={form.row}>
          <Select
            label="Clock"
            options={CLOCKS}
            value={choices.clock}
            onChange={(clock) => setChoices({ ...choices, clock })}
          />
          <Select
            label="Weeks begin on"
            options={FIRST_DAYS}
            value={choices.firstDay}
            onChange={(firstDay) => setChoices({ ...choices, firstDay })}
          />
        </div>
        <p className={form.hint} aria-live="polite">
          Now: {fullMoment(new Date(now), zone, shown)}. A number: {formatNumber(12_345.6, {}, shown)}.
        </p>
        {save.error && !error?.fields.length && (
          <p className={form.alert} role="alert">
            {messageOf(save.error)}
          </p>
        )}
        <Button
          type="submit"
          isPending={save.isPending}
          isDisabled={name.trim() === account.name && zone === account.zone && locale === account.locale}
        >
          Save
        </Button>
      </form>
    </section>
  );
}
