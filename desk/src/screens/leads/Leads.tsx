import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import {
  BUILT_IN_VIEWS,
  DESK_LEAD_STATES,
  type LeadChoices,
  type LeadListFilter,
  type LeadRow,
} from 'contract/desk/leads.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { call } from '../../shared/api.ts';
import { changeLeads, type LeadSet } from '../../shared/change-leads.ts';
import { formatNumber } from '../../shared/formats.ts';
import { useLeadChoices, usePeopleNames } from '../../shared/lead-choices.ts';
import { KIND_NAMES, STATE_WORDS } from '../../shared/lead-words.ts';
import { useRight } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FilterBar, FilterChip, SearchBox } from '../../shared/ui/FilterBar.tsx';
import { Menu } from '../../shared/ui/Menu.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { leadOrder, useLeadKeys, WRITE_REPLY } from '../../shared/use-lead-keys.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import styles from './Leads.module.css';
import { HIDDEN_AT_FIRST, leadColumns, NarrowLead } from './lead-columns.tsx';
import { filterOf, isSameFilter, PERIOD_OPTIONS, UNANSWERED_OPTIONS } from './lead-search.rules.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';

const STATE_OPTIONS = DESK_LEAD_STATES.map((id) => ({ id, label: STATE_WORDS[id].label }));
const KIND_OPTIONS = LEAD_KINDS.map((id) => ({ id, label: KIND_NAMES[id] }));
const HIDDEN = 'desk.leads.hidden-columns';
const NONE: ReadonlySet<string> = new Set();

/** All requests: searched as one types, filtered, changed many at a time. */
export function Leads() {
  const search = useSearch({ from: '/framed/leads' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const mayExport = useRight('export');
  const filter = useMemo(() => filterOf(search), [search]);
  const order = search.order === 'oldest' ? 'oldest' : 'newest';
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE);
  const [hidden, setHidden] = useState<readonly string[]>(readHidden);
  const [dialog, setDialog] = useState<'export' | 'save'>();

  const list = useInfiniteQuery({
    queryKey: ['leads', 'list', filter, order],
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /leads', { query: { ...filter, order, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const choices = useLeadChoices();
  const nameOf = usePeopleNames();
  const { data: views = [] } = useQuery({
    queryKey: ['views'],
    queryFn: ({ signal }) => call('GET /views', { signal }),
  });

  const show = useCallback(
    (next: LeadListFilter, nextOrder = order) => {
      setSelected(NONE);
      void navigate({
        to: '/leads',
        search: { ...next, order: nextOrder === 'oldest' ? 'oldest' : undefined },
        replace: true,
      });
    },
    [navigate, order],
  );
  const narrow = (part: Partial<Record<keyof LeadListFilter, string | undefined>>) =>
    show(filterOf({ ...filter, ...part }));
  const onSearch = useCallback((text: string) => show(filterOf({ ...filter, text })), [show, filter]);

  const people = choices?.people ?? [];
  const columns = useMemo(() => leadColumns(nameOf), [nameOf]);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const total = list.data?.pages[0]?.total;
  const chosen = rows.filter(({ id }) => selected.has(id));

  const toggleColumn = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id];
    localStorage.setItem(HIDDEN, JSON.stringify(next));
    setHidden(next);
  };

  const change = (leads: readonly LeadRow[], set: LeadSet, done: string) => {
    setSelected(NONE);
    return changeLeads(queries, leads, set, done);
  };
  /** Those that are selected, or else the one that has the focus. */
  const meant = () => (chosen.length > 0 ? chosen : focusedOf(rows));
  useLeadKeys({
    group: 'Leads',
    change: (set, done) => {
      const leads = meant();
      if (leads.length > 0) void change(leads, set, done);
    },
  });
  useAction({
    ...{ id: 'leads-reply', label: 'Write a reply', keys: 'r', group: 'Leads', isKeysOnly: true },
    run: () => {
      const [lead] = meant();
      if (lead) void navigate({ to: '/person/$person', params: { person: lead.id }, hash: WRITE_REPLY });
    },
  });
  useEffect(() => leadOrder.set(rows.map(({ id }) => id)), [rows]);

  const allViews = [{ id: 'all', name: 'All', filter: {} as LeadListFilter }, ...BUILT_IN_VIEWS, ...views];
  /** The choices are counted among all leads, which says nothing of fewer. */
  const isWhole = Object.keys(filter).length === 0;
  const isKept = allViews.some((view) => isSameFilter(view.filter, filter));
  const counted = total ? `${formatNumber(total.count)}${total.isMore ? '+' : ''}` : '';

  return (
    <Page
      title="Leads"
      isFlush
      aside={<span aria-live="polite">{counted}</span>}
      actions={
        <>
          {!isKept && <Button onPress={() => setDialog('save')}>Save view</Button>}
          {mayExport && <Button onPress={() => setDialog('export')}>Export</Button>}
        </>
      }
      bar={
        <div className={styles.bar}>
          <nav className={styles.views} aria-label="Views">
            {allViews.map((view) => (
              <button
                key={view.id}
                type="button"
                className={styles.view}
                aria-pressed={isSameFilter(view.filter, filter)}
                onClick={() => show(view.filter)}
              >
                {view.name}
              </button>
            ))}
          </nav>
          {chosen.length > 0 ? (
            <BulkBar leads={chosen} people={people} onChange={change} onClear={() => setSelected(NONE)} />
          ) : (
            <FilterBar
              end={
                <Menu
                  label="Columns"
                  entries={columns
                    .filter(({ id }) => id !== 'name')
                    .map(({ id, header }) => ({
                      id,
                      label: `${hidden.includes(id) ? 'Show' : 'Hide'} ${header}`,
                      run: () => toggleColumn(id),
                    }))}
                >
                  <Button kind="quiet" size="small">
                    Columns
                  </Button>
                </Menu>
              }
            >
              <SearchBox label="Search leads" value={filter.text ?? ''} onChange={onSearch} />
              <One label="State" name="state" options={STATE_OPTIONS} {...{ filter, narrow }} />
              <One label="Kind" name="kind" options={KIND_OPTIONS} {...{ filter, narrow }} />
              <One
                label="Assigned"
                name="assigned"
                options={[
                  { id: 'me', label: 'Me' },
                  { id: 'none', label: 'No one' },
                  ...people.filter(({ isMe }) => !isMe).map(({ id, name }) => ({ id, label: name })),
                ]}
                {...{ filter, narrow }}
              />
              <One
                label="Unanswered"
                name="unanswered"
                options={UNANSWERED_OPTIONS}
                {...{ filter, narrow }}
              />
              <One
                label="Received"
                name="period"
                options={PERIOD_OPTIONS}
                filter={filter}
                narrow={(part) => narrow({ ...part, first: undefined, last: undefined })}
              />
              {/* Days come from the numbers, and can only be cleared here. */}
              <One label="From" name="first" options={NO_OPTIONS} {...{ filter, narrow }} />
              <One label="Until" name="last" options={NO_OPTIONS} {...{ filter, narrow }} />
              <One
                label="Campaign"
                name="campaign"
                options={named(choices?.campaigns, isWhole)}
                {...{ filter, narrow }}
              />
              <One
                label="Source"
                name="source"
                options={named(choices?.sources, isWhole)}
                {...{ filter, narrow }}
              />
            </FilterBar>
          )}
        </div>
      }
    >
      {list.data ? (
        <Table<LeadRow>
          label="Leads"
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name, email }) => name || email}
          total={Math.max(rows.length, list.hasNextPage ? (total?.count ?? 0) : rows.length)}
          hidden={hidden}
          sort={{ column: 'received', isDescending: order === 'newest' }}
          onSort={({ isDescending }) => show(filter, isDescending ? 'newest' : 'oldest')}
          selected={selected}
          onSelect={setSelected}
          onOpen={({ id }) => void navigate({ to: '/person/$person', params: { person: id } })}
          narrow={(lead) => <NarrowLead lead={lead} nameOf={nameOf} />}
          onEnd={() => {
            if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
          }}
          empty={<NoLeads filter={filter} onAll={() => show({})} />}
        />
      ) : list.error ? (
        <Failed error={list.error} onRetry={list.refetch} />
      ) : (
        <Loading shape="table" lines={20} />
      )}
      {dialog === 'export' && (
        <ExportDialog filter={filter} counted={counted} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'save' && <SaveViewDialog filter={filter} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}

const NO_OPTIONS: OneProps['options'] = [];

interface OneProps {
  label: string;
  name: keyof LeadListFilter;
  options: readonly { id: string; label: string }[];
  filter: LeadListFilter;
  narrow: (part: Partial<Record<keyof LeadListFilter, string | undefined>>) => void;
}

/** A filter of which one value is chosen. */
function One({ label, name, options, filter, narrow }: OneProps) {
  const value = filter[name];
  const isKnown = value === undefined || options.some(({ id }) => id === value);
  if (options.length === 0 && value === undefined) return null;
  return (
    <FilterChip
      label={label}
      isSingle
      options={isKnown ? options : [...options, { id: value, label: value }]}
      value={value === undefined ? [] : [value]}
      onChange={([chosen]) => narrow({ [name]: chosen })}
    />
  );
}

function NoLeads({ filter, onAll }: { filter: LeadListFilter; onAll: () => void }) {
  if (Object.keys(filter).length === 0) {
    return (
      <Empty title="No requests yet">
        Each form that a visitor sends appears here within a second, by itself.
      </Empty>
    );
  }
  return (
    <Empty title="Nothing matches" action={<Button onPress={onAll}>Show all leads</Button>}>
      {filter.unanswered === undefined
        ? 'Try fewer filters or fewer words.'
        : 'Everyone here has been answered.'}
    </Empty>
  );
}

function named(choices: LeadChoices['sources'] = [], isCounted: boolean) {
  return choices.map(({ name, count }) => ({
    id: name,
    label: isCounted ? `${name} (${formatNumber(count)})` : name,
  }));
}

function focusedOf(rows: readonly LeadRow[]): LeadRow[] {
  const index = document.activeElement?.closest('[data-index]')?.getAttribute('data-index');
  const row = index ? rows[Number(index)] : undefined;
  return row ? [row] : [];
}

function readHidden(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HIDDEN) ?? 'null');
    return Array.isArray(kept) ? kept.map(String) : HIDDEN_AT_FIRST;
  } catch {
    return HIDDEN_AT_FIRST;
  }
}
