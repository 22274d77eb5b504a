import type { Static, TObject } from 'typebox';
import { AnnouncementSchema } from './announcement.ts';
import { ApiReferenceSchema } from './api-reference.ts';
import { CaseStudySchema } from './case-study.ts';
import { ClaimsSchema } from './claims.ts';
import { CoursesSchema } from './courses.ts';
import { DepartmentSchema } from './department.ts';
import { EMAIL_KINDS, EmailPartsSchema } from './email.ts';
import { EmployeeSchema } from './employee.ts';
import type { Place } from './fields.ts';
import { InterfaceSchema } from './interface.ts';
import { LandingSchema } from './landing.ts';
import { LegalDocumentSchema } from './legal-document.ts';
import { LegalVersionSchema } from './legal-version.ts';
import { LlmsSchema } from './llms.ts';
import { MenusSchema } from './menus.ts';
import { AccessibilitySchema } from './pages/accessibility.ts';
import { AffiliateSchema } from './pages/affiliate.ts';
import { AiEmployeesSchema } from './pages/ai-employees.ts';
import { AnswersSchema, AskSchema, FaqPageSchema, FaqSchema, SearchSchema } from './pages/answers.ts';
import { BlogSchema } from './pages/blog.ts';
import { BookDemoSchema, BookedDemoSchema, ContactSchema } from './pages/booked-demo.ts';
import { CaseStudiesSchema, SuccessStoriesSchema } from './pages/case-studies.ts';
import { EnterpriseSchema } from './pages/enterprise.ts';
import { ChatbotBuilderSchema, ClientsSchema, HomeSchema } from './pages/home.ts';
import { DataHandlingSchema, DataProcessingSchema, LegalNoticeSchema } from './pages/legal-notice.ts';
import {
  ComingSoonSchema,
  FormProblemSchema,
  NotFoundSchema,
  ThankYouSchema,
  TroubleSchema,
} from './pages/notices.ts';
import { ChangelogSchema, PressReleasesSchema } from './pages/press-releases.ts';
import { CompareSchema, PricingSchema, RoiCalculatorSchema } from './pages/pricing.ts';
import { ResourcesSchema, TemplateSchema } from './pages/resources.ts';
import { SecuritySchema, StatusSchema } from './pages/security.ts';
import { ServicesSchema } from './pages/services.ts';
import { UseCasesSchema } from './pages/use-cases.ts';
import type { PagesOff } from './pages-off.ts';
import { PlansSchema } from './plans.ts';
import { PressReleaseSchema } from './press-release.ts';
import { type Moves, RedirectsSchema } from './redirects.ts';
import {
  ClientIdGuideSchema,
  ClientsGuideSchema,
  ErrorsGuideSchema,
  GuideSchema,
  LimitsGuideSchema,
} from './reference-guide.ts';
import { ReferenceObjectsSchema, ReferenceProgramsSchema, ReferenceWordsSchema } from './reference-words.ts';
import { RoiOptionsSchema } from './roi-options.ts';
import { SiteSchema } from './site.ts';
import { TopicSchema } from './topic.ts';

interface KindOfDocument {
  /** Paths below the folder of a language. */
  files: RegExp;
  schema: TObject;
  /** Field that the text below the front matter of a Markdown file fills. */
  body?: string;
  /** The team adds documents of this kind, each as a copy of another one. */
  isCopied?: true;
}

/** The kinds of documents, each with its files and its schema. Types, checks and forms derive from this list. */
export const KINDS = {
  site: { files: /^site\.yaml$/, schema: SiteSchema },
  'case-study': { files: /^case-studies\/[\w-]+\.yaml$/, schema: CaseStudySchema, isCopied: true },
  'press-release': { files: /^press-releases\/[\w-]+\.yaml$/, schema: PressReleaseSchema, isCopied: true },
  landing: { files: /^landing\/[\w-]+\.yaml$/, schema: LandingSchema, isCopied: true },
  employee: { files: /^employees\/[\w-]+\.yaml$/, schema: EmployeeSchema },
  claims: { files: /^claims\.yaml$/, schema: ClaimsSchema },
  plans: { files: /^plans\.yaml$/, schema: PlansSchema },
  interface: { files: /^interface\.yaml$/, schema: InterfaceSchema },
  menus: { files: /^menus\.yaml$/, schema: MenusSchema },
  'emails/parts': { files: /^emails\/parts\.yaml$/, schema: EmailPartsSchema },
  ...EMAIL_KINDS,
  llms: { files: /^llms\.yaml$/, schema: LlmsSchema },
  template: { files: /^templates\/[\w-]+\.md$/, schema: TemplateSchema, body: 'words' },
  'roi-options': { files: /^roi-options\.yaml$/, schema: RoiOptionsSchema },
  'pages/chatbot-builder': { files: /^pages\/chatbot-builder\.yaml$/, schema: ChatbotBuilderSchema },
  'data-handling': { files: /^data-handling\.yaml$/, schema: DataHandlingSchema },
  legal: { files: /^legal\/[\w-]+\.md$/, schema: LegalDocumentSchema, body: 'text' },
  'legal-version': {
    ...{ files: /^legal-versions\/[\w-]+\.md$/, schema: LegalVersionSchema },
    ...{ body: 'text', isCopied: true },
  },
  department: { files: /^use-cases\/[\w-]+\.yaml$/, schema: DepartmentSchema },
  'pages/accessibility': { files: /^pages\/accessibility\.yaml$/, schema: AccessibilitySchema },
  'pages/answers': { files: /^pages\/answers\.yaml$/, schema: AnswersSchema },
  'pages/ask': { files: /^pages\/ask\.yaml$/, schema: AskSchema },
  'pages/case-studies': { files: /^pages\/case-studies\.yaml$/, schema: CaseStudiesSchema },
  'pages/coming-soon': { files: /^pages\/coming-soon\.yaml$/, schema: ComingSoonSchema },
  'pages/contact': { files: /^pages\/contact\.yaml$/, schema: ContactSchema },
  'pages/data-processing': { files: /^pages\/data-processing\.yaml$/, schema: DataProcessingSchema },
  'pages/faq': { files: /^pages\/faq\.yaml$/, schema: FaqPageSchema },
  'pages/form-problem': { files: /^pages\/form-problem\.yaml$/, schema: FormProblemSchema },
  'pages/legal-notice': { files: /^pages\/legal-notice\.yaml$/, schema: LegalNoticeSchema },
  'pages/not-found': { files: /^pages\/not-found\.yaml$/, schema: NotFoundSchema },
  'pages/press-releases': { files: /^pages\/press-releases\.yaml$/, schema: PressReleasesSchema },
  'pages/search': { files: /^pages\/search\.yaml$/, schema: SearchSchema },
  'pages/status': { files: /^pages\/status\.yaml$/, schema: StatusSchema },
  'pages/success-stories': { files: /^pages\/success-stories\.yaml$/, schema: SuccessStoriesSchema },
  'pages/thank-you': { files: /^pages\/thank-you\.yaml$/, schema: ThankYouSchema },
  'pages/trouble': { files: /^pages\/trouble\.yaml$/, schema: TroubleSchema },
  'pages/blog': { files: /^pages\/blog\.yaml$/, schema: BlogSchema },
  'pages/book-demo': { files: /^pages\/book-demo\.yaml$/, schema: BookDemoSchema },
  'pages/booked-demo': { files: /^pages\/booked-demo\.yaml$/, schema: BookedDemoSchema },
  'pages/compare': { files: /^pages\/compare\.yaml$/, schema: CompareSchema },
  'pages/home': { files: /^pages\/home\.yaml$/, schema: HomeSchema },
  'pages/services': { files: /^pages\/services\.yaml$/, schema: ServicesSchema },
  'pages/ai-employees': { files: /^pages\/ai-employees\.yaml$/, schema: AiEmployeesSchema },
  'pages/use-cases': { files: /^pages\/use-cases\.yaml$/, schema: UseCasesSchema },
  'pages/enterprise': { files: /^pages\/enterprise\.yaml$/, schema: EnterpriseSchema },
  'pages/security': { files: /^pages\/security\.yaml$/, schema: SecuritySchema },
  'pages/pricing': { files: /^pages\/pricing\.yaml$/, schema: PricingSchema },
  'pages/roi-calculator': { files: /^pages\/roi-calculator\.yaml$/, schema: RoiCalculatorSchema },
  courses: { files: /^courses\.yaml$/, schema: CoursesSchema },
  'pages/affiliate': { files: /^pages\/affiliate\.yaml$/, schema: AffiliateSchema },
  'pages/changelog': { files: /^pages\/changelog\.yaml$/, schema: ChangelogSchema },
  'pages/resources': { files: /^pages\/resources\.yaml$/, schema: ResourcesSchema },
  clients: { files: /^clients\.yaml$/, schema: ClientsSchema },
  announcement: { files: /^announcement\.yaml$/, schema: AnnouncementSchema },
  redirects: { files: /^redirects\.yaml$/, schema: RedirectsSchema },
  faq: { files: /^faq\.yaml$/, schema: FaqSchema },
  'api-reference/pages': { files: /^api-reference\/pages\.yaml$/, schema: ApiReferenceSchema },
  'api-reference/errors': { files: /^api-reference\/errors\.yaml$/, schema: ErrorsGuideSchema },
  'api-reference/conventions': { files: /^api-reference\/conventions\.yaml$/, schema: GuideSchema },
  'api-reference/versions': { files: /^api-reference\/versions\.yaml$/, schema: GuideSchema },
  'api-reference/clients': { files: /^api-reference\/clients\.yaml$/, schema: ClientsGuideSchema },
  'api-reference/client-id': { files: /^api-reference\/client-id\.yaml$/, schema: ClientIdGuideSchema },
  'api-reference/limits': { files: /^api-reference\/limits\.yaml$/, schema: LimitsGuideSchema },
  'api-reference/calls': { files: /^api-reference\/calls\.yaml$/, schema: ReferenceWordsSchema },
  'api-reference/objects': { files: /^api-reference\/objects\.yaml$/, schema: ReferenceObjectsSchema },
  'api-reference/programs': { files: /^api-reference\/programs\.yaml$/, schema: ReferenceProgramsSchema },
  topic: { files: /^answers\/[\w-]+\/[\w-]+\.md$/, schema: TopicSchema, body: 'answer', isCopied: true },
} as const satisfies Record<string, KindOfDocument>;

export type Kind = keyof typeof KINDS;

/** A document: its fields, and its place. */
export type Document<K extends Kind> = Static<(typeof KINDS)[K]['schema']> & Place;

/** Returns the kind of a file, by its path below the folder of a language. */
export function kindOf(path: string): Kind | undefined {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].files.test(path));
}

/** Reports whether the team may add documents of a kind. */
export function isCopied(kind: Kind): boolean {
  return 'isCopied' in KINDS[kind];
}

/** A document, or a part of one, that cannot be used. */
export interface ContentProblem {
  /** Path below the folder of the language. */
  file: string;
  line: number;
  message: string;
}

/** The words of one language. Each kind is read with the first call that asks for it. */
export interface Words {
  /** Returns the documents of a kind, in the order of their paths. A wrong one is left out, and among the problems. */
  list<K extends Kind>(kind: K): readonly Document<K>[];
  /** Returns the only document of a kind. @throws when it is missing or wrong */
  one<K extends Kind>(kind: K): Document<K>;
  /**
   * Returns a hash that changes whenever a document of a kind does. It reads the files without parsing them, so that a
   * start finds in 0.1 s that no page is old; a changed comment counts as a change.
   */
  versionOf(kind: Kind): string;
  /** Addresses of pages that are switched off: no document names them. */
  pagesOff: PagesOff;
  /** The same, of which no one notes what is read. */
  unrecorded?: Words;
}

/** A text, a number or a switch of a document, as it is written. */
export interface WrittenField {
  /** `pages/home#hero.title` */
  address: string;
  /** Titles of the fields around it and its own, from the outermost: `Hero › Title`. */
  label: string;
  hint?: string;
  type: 'line' | 'prose' | 'number' | 'switch' | 'sections' | 'rows' | 'color' | 'mark' | 'copy';
  value: string;
  /** Names of all sections that the page could have. */
  names?: string[];
  maxLength?: number;
}

/** The documents of one language. */
export interface Content extends Words {
  /** Addresses that lead elsewhere or are gone: those of pages that are switched off, and of pages that once were. */
  readonly moves: Moves;
  /** Names of all documents: their paths without the endings. */
  readonly names: readonly string[];
  /** Lists what a person can replace in a document; nothing where it cannot be read. */
  listFields(name: string): readonly WrittenField[];
  /** Reads the documents, all or those of some kinds, and returns what is wrong with them. */
  findProblems(kinds?: readonly Kind[]): readonly ContentProblem[];
  /**
   * Returns the same documents with some texts replaced. A text that makes its document wrong is left out, and among the
   * problems; so is one whose address names no text. A field that takes a number or a switch takes a text that reads as one.
   * @param texts by address: `pages/home#hero.title`
   */
  withTexts(texts: Texts): Content;
  /** Returns what the document has at an address as it is written, whatever replaces it; `undefined` where it has none. */
  findDefault(address: string): string | undefined;
  /** Returns the same documents, naming these facts in place of others. */
  withFacts(facts: ReadonlyMap<string, string>): Content;
  /** Returns the same documents with marks around their texts. @param addresses takes those of the texts, by the numbers of the marks */
  withMarks(addresses: string[]): Content;
}

/** Texts by address: the path of the document without its ending, `#`, and the way to the field, its parts joined by dots. */
export type Texts = ReadonlyMap<string, string>;
