import Type, { type Static, type TSchema } from 'typebox';
import { AccountChange, DeskAccount, NewPasskey, PasskeyChange } from './account.ts';
import {
  ArticleDraft,
  ArticleList,
  ArticleStates,
  ArticlesQuery,
  BeginArticle,
  BySource,
  FileQuery,
  PastedHtml,
  PictureQuery,
  PreviewArticle,
  PublishArticle,
  PublishedArticle,
  RestoreArticle,
  SaveArticle,
  SavedArticle,
  TakeDownArticle,
  TakenIn,
} from './articles.ts';
import { AuditPage, AuditProof, AuditQuery } from './audit.ts';
import type { AuditAction } from './audit-actions.ts';
import {
  AddCalendar,
  AddedCalendar,
  AddedHost,
  AddHost,
  AnswerForHost,
  BookedForPerson,
  BookForPerson,
  CalendarFrame,
  CalendarFrameQuery,
  CalendarReading,
  CancelDemo,
  ChangedDays,
  ChangedDemo,
  ChangedHost,
  ChangeHost,
  ClosedDays,
  ConcernedDemos,
  DaysOffQuery,
  DemoDetails,
  DemosPage,
  DemosQuery,
  FreeTimes,
  GivenTimeOff,
  GiveTimeOff,
  HostFeed,
  HostList,
  ById as InCalendar,
  MoveDemo,
  NoteOutcome,
  ReassignDemo,
  SwapDemos,
  SwappedDemos,
} from './calendar.ts';
import {
  ContentDocument,
  ContentList,
  ContentQuery,
  DocumentQuery,
  LegalFileQuery,
  LegalText,
  PreviewQuery,
  PublishedSets,
  TakeBack,
  TriedQuestion,
  TryQuestion,
} from './content.ts';
import {
  DraftCheck,
  DraftSet,
  DraftSets,
  HistoryQuery,
  PreviewLink,
  PublishSet,
  SaveDrafts,
  SavedDrafts,
  ScheduleSet,
  SeenSet,
  SetId,
  TextHistory,
} from './drafts.ts';
import { FirstDay } from './first-day.ts';
import {
  AddressChanged,
  ChangedGivenUp,
  GivenUpList,
  GivenUpQuery,
  NewAddress,
  SomeGivenUp,
} from './given-up.ts';
import { ChannelTest, DeskHealth, HealthDot } from './health.ts';
import {
  ById,
  Count,
  Deleted,
  LeadChanges,
  LeadChangesAnswer,
  LeadChoices,
  LeadExport,
  LeadList,
  LeadListQuery,
  NewView,
  OneDelivery,
  SavedView,
  SpamToDelete,
} from './leads.ts';
import { News, NewsQuery } from './notices.ts';
import { DeskNumbers, NumbersQuery } from './numbers.ts';
import {
  DeskMembers,
  Invitation,
  Leaving,
  LinkAgain,
  MemberChange,
  NewMember,
  PersonsWork,
} from './people.ts';
import {
  ChangedReplyTemplate,
  DeskPersonPage,
  Here,
  MailFile,
  Merged,
  MergeRequest,
  NewNote,
  NewReply,
  NewReplyTemplate,
  OthersHere,
  ReplyTemplate,
} from './person.ts';
import {
  ConsentPage,
  ConsentQuery,
  CopyRequest,
  ErasedRegister,
  ErasureReport,
  ErasureRequest,
  HeldData,
  PersonAddress,
  RetentionRequest,
  RetentionRules,
} from './privacy.ts';
import { DeskQuestions } from './questions.ts';
import type { DeskRight } from './roles.ts';
import { DeskSession } from './session.ts';
import { DeskSettings, SettingChanges } from './settings.ts';
import {
  LinkLook,
  LinkMeaning,
  LinkUse,
  LinkUsed,
  LinkWish,
  PasskeyOptions,
  PasskeySignIn,
  SignInWays,
} from './sign-in.ts';
import { DeskToday } from './today.ts';
import { AskUpgrade, UpgradeState } from './upgrade.ts';
import { DeskFunnel, DeskSpeed, DeskVisits, VisitsQuery } from './visits.ts';

/** Callers of a call: any of the rights suffices; `signed-in` is every person, `open` a caller without a session. */
export type Access = readonly DeskRight[] | 'signed-in' | 'open';

export type DeskMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the desk. */
export interface DeskCall {
  access: Access;
  /** Set for exports, erasures, secrets and people: 401 `passkey_needed` without a passkey shown in the last minutes. */
  needsFreshPasskey?: boolean;
  /** Action of its audit entry. Only such a call can change something. */
  audit?: AuditAction;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Schema of the 200 answer; without it the call answers 204. */
  answer?: TSchema;
  /** The answer is a file. */
  isFile?: true;
  /** Most bytes of the body, where it may be larger than that of other calls. */
  mostBytes?: number;
  /** The body is a file: its bytes alone. */
  takesFile?: true;
}

const OPEN = { access: 'open' } as const;
const MINE = { access: 'signed-in' } as const;
const AUDIT = { access: ['audit'] } as const;
const PEOPLE = { access: ['people'] } as const;
const PEOPLE_CHANGE = { ...PEOPLE, needsFreshPasskey: true } as const;
const LEADS = { access: ['leads.all', 'leads.own'] } as const;
const DEMOS = { access: ['demos.all', 'demos.own'] } as const;
const HOSTS = { access: ['demos.all'] } as const;
const ARTICLES = { access: ['articles'] } as const;
const ARTICLES_PUBLISH = { access: ['articles.publish'] } as const;
const DRAFTS = { access: ['content.draft'] } as const;
const DRAFT_SET = { ...DRAFTS, params: SetId } as const;
const CONTENT = { access: ['content'] } as const;
const GUARDED_CONTENT = { access: ['content.guarded'], needsFreshPasskey: true } as const;
const SETTINGS = { access: ['settings'] } as const;
const UPGRADE = { access: ['upgrade'] } as const;
const PRIVACY = { access: ['export', 'erase'] } as const;
const EXPORT = { access: ['export'], needsFreshPasskey: true, isFile: true } as const;
const ERASE = { access: ['erase'], needsFreshPasskey: true } as const;
const DEMO_CHANGE = { ...DEMOS, params: InCalendar, answer: ChangedDemo } as const;

/** Blocks take several times the bytes of their Markdown, which has 512 KiB at most. */
const ARTICLE_BYTES = 8_000_000;
/** Largest document or picture. */
const FILE_BYTES = 40 * 1_024 ** 2;

const PasskeyId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 1_400 }) });
const RecordId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });
const ChannelName = Type.Object({ name: Type.String({ maxLength: 64 }) });

/**
 * All calls below `/desk/api`. The server registers them and the client takes its types from here, so that neither compiles with
 * a path, an input or an answer that the other does not have.
 */
export const DESK_CALLS = {
  'GET /sign-in': { ...OPEN, answer: SignInWays },
  'POST /sign-in/options': { ...OPEN, answer: PasskeyOptions },
  'POST /sign-in/passkey': { ...OPEN, audit: 'session.begin', body: PasskeySignIn },
  'POST /sign-in/mail': { ...OPEN, body: LinkWish },
  'POST /sign-in/link/look': { ...OPEN, body: LinkLook, answer: LinkMeaning },
  'POST /sign-in/link': { ...OPEN, audit: 'session.begin', body: LinkUse, answer: LinkUsed },

  'GET /session': { ...MINE, answer: DeskSession },
  'DELETE /session': { ...MINE, audit: 'session.end' },
  'GET /events': MINE,
  'GET /today': { ...MINE, answer: DeskToday },

  'GET /account': { ...MINE, answer: DeskAccount },
  'GET /account/news': { ...MINE, query: NewsQuery, answer: News },
  'PATCH /account': { ...MINE, audit: 'account.change', body: AccountChange },
  'POST /account/passkeys/options': { ...MINE, answer: PasskeyOptions },
  'POST /account/passkeys': { ...MINE, audit: 'passkeys.add', body: NewPasskey },
  'PATCH /account/passkeys/:id': {
    ...MINE,
    audit: 'passkeys.rename',
    params: PasskeyId,
    body: PasskeyChange,
  },
  'DELETE /account/passkeys/:id': {
    ...MINE,
    needsFreshPasskey: true,
    audit: 'passkeys.remove',
    params: PasskeyId,
  },
  'POST /account/passkeys/again/options': { ...MINE, answer: PasskeyOptions },
  'POST /account/passkeys/again': { ...MINE, body: PasskeySignIn },
  'DELETE /account/sessions/:id': { ...MINE, audit: 'session.end', params: RecordId },
  'DELETE /account/sessions': { ...MINE, audit: 'session.end' },

  'GET /people': { ...PEOPLE, answer: DeskMembers },
  'POST /people': { ...PEOPLE_CHANGE, audit: 'people.add', body: NewMember, answer: Invitation },
  'PATCH /people/:id': { ...PEOPLE_CHANGE, audit: 'people.change', params: RecordId, body: MemberChange },
  'POST /people/:id/link': {
    ...PEOPLE_CHANGE,
    audit: 'people.invite',
    params: RecordId,
    body: LinkAgain,
    answer: Invitation,
  },
  'GET /people/:id/work': { ...PEOPLE, params: RecordId, answer: PersonsWork },
  'DELETE /people/:id': { ...PEOPLE_CHANGE, audit: 'people.remove', params: RecordId, body: Leaving },

  'GET /leads': { ...LEADS, query: LeadListQuery, answer: LeadList },
  'GET /leads/count': { ...LEADS, query: LeadListQuery, answer: Count },
  'GET /leads/choices': { ...LEADS, answer: LeadChoices },
  'PATCH /leads': { ...LEADS, audit: 'leads.change', body: LeadChanges, answer: LeadChangesAnswer },
  'DELETE /leads': { ...ERASE, audit: 'leads.delete-spam', body: SpamToDelete, answer: Deleted },
  'POST /leads/export': { ...EXPORT, audit: 'leads.export', body: LeadExport },
  'POST /leads/:id/notes': { ...LEADS, audit: 'leads.note', params: ById, body: NewNote, answer: ById },
  'POST /leads/:id/here': { ...LEADS, params: ById, body: Here, answer: OthersHere },
  'POST /leads/:id/replies': { ...LEADS, audit: 'leads.reply', params: ById, body: NewReply },
  'POST /leads/:id/deliveries/:delivery/send-again': {
    ...LEADS,
    audit: 'leads.send-again',
    params: OneDelivery,
  },
  'POST /leads/:id/address': {
    ...LEADS,
    audit: 'leads.address',
    params: ById,
    body: NewAddress,
    answer: AddressChanged,
  },
  'GET /given-up': { ...LEADS, query: GivenUpQuery, answer: GivenUpList },
  'POST /given-up/send-again': {
    ...LEADS,
    audit: 'leads.send-again',
    body: SomeGivenUp,
    answer: ChangedGivenUp,
  },
  'POST /given-up/set-aside': {
    ...LEADS,
    audit: 'leads.set-aside',
    body: SomeGivenUp,
    answer: ChangedGivenUp,
  },
  'GET /leads/:id/files/:file': { ...LEADS, params: MailFile, isFile: true },
  'GET /views': { ...LEADS, answer: Type.Array(SavedView) },
  'POST /views': { ...LEADS, audit: 'views.share', body: NewView, answer: ById },
  'DELETE /views/:id': { ...LEADS, audit: 'views.delete', params: ById },

  'GET /persons/:id': { ...LEADS, params: ById, answer: DeskPersonPage },
  'POST /persons/:id/merge': {
    ...LEADS,
    audit: 'leads.merge',
    params: ById,
    body: MergeRequest,
    answer: Merged,
  },
  'POST /persons/:id/split': { ...LEADS, audit: 'leads.split', params: ById, body: Merged },

  'GET /content': { ...DRAFTS, query: ContentQuery, answer: ContentList },
  'GET /content/document': { ...DRAFTS, query: DocumentQuery, answer: ContentDocument },
  'GET /content/preview': { ...DRAFTS, query: PreviewQuery, isFile: true },
  'GET /content/answers': { ...DRAFTS, query: TryQuestion, answer: TriedQuestion },
  'POST /content/legal-text': {
    ...{ ...DRAFTS, mostBytes: FILE_BYTES, takesFile: true },
    ...{ query: LegalFileQuery, answer: LegalText },
  },
  'GET /content/history': { ...DRAFTS, query: HistoryQuery, answer: TextHistory },
  'GET /content/drafts': { ...DRAFTS, answer: DraftSets },
  'GET /content/drafts/:id': { ...DRAFT_SET, answer: DraftSet },
  'GET /content/drafts/:id/check': { ...DRAFT_SET, answer: DraftCheck },
  'PUT /content/drafts/:id': { ...DRAFT_SET, body: SaveDrafts, answer: SavedDrafts },
  'POST /content/drafts/:id/ask': { ...DRAFT_SET, audit: 'content.ask', body: SeenSet },
  'POST /content/drafts/:id/discard': { ...DRAFT_SET, audit: 'content.discard', body: SeenSet },
  'POST /content/drafts/:id/preview': { ...DRAFT_SET, audit: 'content.preview', answer: PreviewLink },
  'DELETE /content/drafts/:id/preview': { ...DRAFT_SET, audit: 'content.preview-end' },
  'POST /content/drafts/:id/publish': {
    ...CONTENT,
    params: SetId,
    audit: 'content.publish',
    body: PublishSet,
  },
  'POST /content/drafts/:id/publish/guarded': {
    ...GUARDED_CONTENT,
    params: SetId,
    audit: 'content.publish',
    body: PublishSet,
  },
  'POST /content/drafts/:id/schedule': {
    ...CONTENT,
    params: SetId,
    audit: 'content.schedule',
    body: ScheduleSet,
  },
  'POST /content/drafts/:id/schedule/guarded': {
    ...GUARDED_CONTENT,
    params: SetId,
    audit: 'content.schedule',
    body: ScheduleSet,
  },
  'POST /content/drafts/:id/unschedule': {
    ...CONTENT,
    params: SetId,
    audit: 'content.unschedule',
    body: SeenSet,
  },
  'GET /content/sets': { ...DRAFTS, answer: PublishedSets },
  'POST /content/sets/take-back': { ...CONTENT, audit: 'content.take-back', body: TakeBack },
  'POST /content/sets/take-back/guarded': {
    ...GUARDED_CONTENT,
    audit: 'content.take-back',
    body: TakeBack,
  },

  'GET /articles': { ...ARTICLES, query: ArticlesQuery, answer: ArticleList },
  'POST /articles': { ...ARTICLES, audit: 'articles.begin', body: BeginArticle, answer: BySource },
  'GET /articles/draft': { ...ARTICLES, query: BySource, answer: ArticleDraft },
  'PUT /articles/draft': {
    ...{ ...ARTICLES, audit: 'articles.save', mostBytes: ARTICLE_BYTES },
    ...{ body: SaveArticle, answer: SavedArticle },
  },
  'DELETE /articles/draft': { ...ARTICLES, audit: 'articles.discard', query: BySource },
  'GET /articles/preview': { ...ARTICLES, query: PreviewArticle, isFile: true },
  'GET /articles/picture': { ...ARTICLES, query: PictureQuery, isFile: true },
  'GET /articles/states': { ...ARTICLES, query: BySource, answer: ArticleStates },
  'POST /articles/restore': {
    ...{ ...ARTICLES, audit: 'articles.restore' },
    ...{ body: RestoreArticle, answer: SavedArticle },
  },
  'POST /articles/paste': {
    ...{ ...ARTICLES, audit: 'articles.picture', mostBytes: ARTICLE_BYTES },
    ...{ body: PastedHtml, answer: TakenIn },
  },
  'POST /articles/files': {
    ...{ ...ARTICLES, audit: 'articles.picture', mostBytes: FILE_BYTES, takesFile: true },
    ...{ query: FileQuery, answer: TakenIn },
  },
  'POST /articles/publish': {
    ...{ ...ARTICLES_PUBLISH, audit: 'articles.publish' },
    ...{ body: PublishArticle, answer: PublishedArticle },
  },
  'POST /articles/take-down': { ...ARTICLES_PUBLISH, audit: 'articles.take-down', body: TakeDownArticle },

  'GET /replies': { access: ['leads.all', 'leads.own', 'settings'], answer: Type.Array(ReplyTemplate) },
  'POST /replies': { ...SETTINGS, audit: 'settings.reply.add', body: NewReplyTemplate, answer: ById },
  'PUT /replies/:id': {
    ...SETTINGS,
    audit: 'settings.reply.change',
    params: ById,
    body: ChangedReplyTemplate,
  },
  'DELETE /replies/:id': { ...SETTINGS, audit: 'settings.reply.delete', params: ById },

  'GET /calendar': { ...DEMOS, query: CalendarFrameQuery, answer: CalendarFrame },
  'GET /calendar/free': { ...DEMOS, query: CalendarFrameQuery, answer: FreeTimes },
  'GET /demos': { ...DEMOS, query: DemosQuery, answer: DemosPage },
  'POST /demos': { ...DEMOS, audit: 'demos.book', body: BookForPerson, answer: BookedForPerson },
  'GET /demos/:id': { ...DEMOS, params: InCalendar, answer: DemoDetails },
  'POST /demos/:id/move': { ...DEMO_CHANGE, audit: 'demos.move', body: MoveDemo },
  'POST /demos/:id/cancel': { ...DEMO_CHANGE, audit: 'demos.cancel', body: CancelDemo },
  'POST /demos/:id/outcome': { ...DEMO_CHANGE, audit: 'demos.note', body: NoteOutcome },
  'POST /demos/:id/host': { ...DEMO_CHANGE, audit: 'demos.reassign', body: ReassignDemo },
  'POST /demos/:id/confirm': { ...DEMO_CHANGE, audit: 'demos.confirm', body: AnswerForHost },
  'POST /demos/:id/decline': { ...DEMO_CHANGE, audit: 'demos.decline', body: AnswerForHost },
  'POST /demos/swap': { ...DEMOS, audit: 'demos.swap', body: SwapDemos, answer: SwappedDemos },

  'GET /hosts': { ...DEMOS, answer: HostList },
  'POST /hosts': { ...HOSTS, audit: 'hosts.add', body: AddHost, answer: AddedHost },
  'PATCH /hosts/:id': {
    ...DEMOS,
    audit: 'hosts.edit',
    params: InCalendar,
    body: ChangeHost,
    answer: ChangedHost,
  },
  'DELETE /hosts/:id': { ...HOSTS, audit: 'hosts.remove', params: InCalendar },
  'POST /hosts/:id/feed': {
    ...DEMOS,
    needsFreshPasskey: true,
    audit: 'hosts.feed',
    params: InCalendar,
    answer: HostFeed,
  },
  'POST /hosts/:id/calendars': {
    ...DEMOS,
    needsFreshPasskey: true,
    audit: 'calendars.add',
    params: InCalendar,
    body: AddCalendar,
    answer: AddedCalendar,
  },
  'POST /calendars/:id/test': { ...DEMOS, params: InCalendar, answer: CalendarReading },
  'DELETE /calendars/:id': {
    ...DEMOS,
    needsFreshPasskey: true,
    audit: 'calendars.remove',
    params: InCalendar,
  },
  'GET /hosts/:id/time-off/demos': {
    ...DEMOS,
    params: InCalendar,
    query: DaysOffQuery,
    answer: ConcernedDemos,
  },
  'POST /hosts/:id/time-off': {
    ...DEMOS,
    audit: 'time-off.add',
    params: InCalendar,
    body: GiveTimeOff,
    answer: GivenTimeOff,
  },
  'DELETE /time-off/:id': { ...DEMOS, audit: 'time-off.remove', params: InCalendar },
  'POST /closed-days': { ...HOSTS, audit: 'days.close', body: ClosedDays, answer: ChangedDays },
  'DELETE /closed-days': { ...HOSTS, audit: 'days.open', query: ClosedDays, answer: ChangedDays },

  'GET /numbers/funnel': { access: ['numbers'], query: VisitsQuery, answer: DeskFunnel },
  'GET /numbers/questions': { access: ['numbers'], answer: DeskQuestions },
  'GET /numbers/speed': { access: ['numbers'], query: VisitsQuery, answer: DeskSpeed },
  'GET /numbers/visits': { access: ['numbers'], query: VisitsQuery, answer: DeskVisits },
  'GET /numbers': { access: ['numbers'], query: NumbersQuery, answer: DeskNumbers },
  'GET /health/dot': { ...MINE, answer: HealthDot },
  'GET /first-day': { ...SETTINGS, answer: FirstDay },
  'GET /health': { access: ['health'], answer: DeskHealth },
  'POST /health/channels/:name/test': {
    access: ['channels'],
    audit: 'channel.test',
    params: ChannelName,
    answer: ChannelTest,
  },
  'GET /upgrade': { ...UPGRADE, answer: UpgradeState },
  'POST /upgrade': {
    ...UPGRADE,
    needsFreshPasskey: true,
    audit: 'server.upgrade',
    body: AskUpgrade,
    answer: UpgradeState,
  },

  'POST /privacy/find': { ...PRIVACY, body: PersonAddress, answer: HeldData },
  'POST /privacy/copy': { ...EXPORT, audit: 'person.copy', body: CopyRequest },
  'POST /privacy/erase': { ...ERASE, audit: 'person.erase', body: ErasureRequest, answer: ErasureReport },
  'GET /privacy/consents': { access: ['leads.all'], query: ConsentQuery, answer: ConsentPage },
  'GET /privacy/register': { ...PRIVACY, answer: ErasedRegister },
  'GET /privacy/retention': { ...PRIVACY, answer: RetentionRules },
  'POST /privacy/retention': {
    ...ERASE,
    audit: 'leads.retention',
    body: RetentionRequest,
    answer: RetentionRules,
  },

  'GET /settings': { ...SETTINGS, answer: DeskSettings },
  'PUT /settings': { ...SETTINGS, audit: 'settings.change', body: SettingChanges, answer: DeskSettings },
  'PUT /settings/secrets': {
    ...SETTINGS,
    needsFreshPasskey: true,
    audit: 'settings.change',
    body: SettingChanges,
    answer: DeskSettings,
  },

  'GET /audit': { ...AUDIT, query: AuditQuery, answer: AuditPage },
  'POST /audit/verify': { ...AUDIT, answer: AuditProof },
} as const satisfies Record<`${DeskMethod} /${string}`, DeskCall>;

type DeskCalls = typeof DESK_CALLS;

/** Method and path of a call, such as `GET /leads`. */
export type DeskCallName = keyof DeskCalls;

/** Type of one part of a call; `unknown` if the call has no such part. */
export type PartOf<Name extends DeskCallName, Part extends 'params' | 'query' | 'body' | 'answer'> =
  DeskCalls[Name] extends Readonly<Record<Part, infer Schema extends TSchema>> ? Static<Schema> : unknown;

/** Calls that answer a file. */
export type FileCallName = {
  [Name in DeskCallName]: DeskCalls[Name] extends { isFile: true } ? Name : never;
}[DeskCallName];

/** Calls whose body is a file. */
export type UploadCallName = {
  [Name in DeskCallName]: DeskCalls[Name] extends { takesFile: true } ? Name : never;
}[DeskCallName];
