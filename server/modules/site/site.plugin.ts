import type { Inputs } from 'content/recorded-reads.ts';
import { type Announcement, isAnnounced } from 'contract/content/announcement.ts';
import type { ConnectedRecipient } from 'contract/site/data-processing.ts';
import type { SiteLocals } from 'contract/site/site-locals.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import type { FindAllowedMethods } from '../../plugins/http/allowed-methods.ts';
import { findReadiness } from '../../plugins/http/health.routes.ts';
import { VERSION } from '../../plugins/settings/version.ts';
import { contentAt } from '../../shared/content.ts';
import { runRegularly } from '../../shared/run-regularly.ts';
import { statedIn } from './company.settings.ts';
import { openLiveContent } from './content/live-content.ts';
import { dataProcessingOf } from './data-processing.ts';
import { addDiscovery } from './discovery/discovery.routes.ts';
import { type DrawnPages, openDrawnPages } from './drawn-pages.ts';
import { createFaceCutter } from './headline-faces.ts';
import { addLlmsFullRoute } from './llms-full.routes.ts';
import { createNotFoundPages } from './not-found-pages.ts';
import { openOnDemandPages, type RenderedPages } from './on-demand-pages.ts';
import { createOwnFiles } from './own-origin-files.ts';
import type { Revision } from './page-cache.ts';
import { addSiteRoutes, type OnPage } from './site.routes.ts';
import type { AnswerableFile, Site } from './site-files.ts';
import { openSitePages, renderMarkdownBy, type SitePages } from './site-pages.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { statedLimits } from './stated-limits.ts';

const RETRY_MS = 60_000;

interface SiteParts {
  site: Site;
  /** Files that visitors are sent, which follow the words. */
  files: Map<string, AnswerableFile>;
  /** Files follow the words. */
  prepares: boolean;
  /** Stores that pages on demand show. */
  locals: Pick<SiteLocals, 'ask' | 'blog' | 'search'>;
  /** Finds the revision of what they show, which says whether it has changed. */
  findRevision: () => Promise<Revision>;
  findAllowedMethods: FindAllowedMethods;
  /** Lists the recipients that channels reach now. */
  findRecipients: () => ConnectedRecipient[];
  onPage: OnPage;
}

/** The pages, built or rendered on demand. */
export async function addSite(
  app: FastifyInstance,
  { config, settings, database, databaseRole, clock, logger, isSecure, onRateLimited, undrawn }: AppContext,
  { site, files, locals, findRevision, findAllowedMethods, findRecipients, prepares, onPage }: SiteParts,
): Promise<RenderedPages & { markdown: SitePages; drawn: DrawnPages }> {
  const startedAt = clock().toISOString();
  const status = async () => ({
    takesRequests: (await findReadiness(database, databaseRole)) !== undefined,
    ...{ version: VERSION, startedAt },
  });
  const inputs = (): Inputs => {
    const named = { ...statedIn(config), origin: site.origin };
    return { ...named, content: contentAt(named) };
  };
  let changes = 0;
  const findWholeRevision = async (): Promise<Revision> => {
    const { id, withdrawals } = await findRevision();
    return { id: `${id} ${changes}`, withdrawals: `${withdrawals} ${changes}` };
  };
  const faces = createFaceCutter(config.dataDir, (err) =>
    logger.warn({ err }, 'a page is sent without the face of its headline'),
  );
  app.addHook('onClose', faces.end);
  const pages = openOnDemandPages({
    site,
    locals: {
      ...{ ...locals, status, origin: site.origin, scriptWords: site.scriptWords },
      cutFace: faces.cut,
      crawlers: config.crawlers,
      get content() {
        return inputs().content;
      },
      get company() {
        return inputs().company;
      },
      get office() {
        return inputs().office;
      },
      get processing() {
        return dataProcessingOf(config, findRecipients());
      },
      get limits() {
        return statedLimits(config);
      },
      lengthOf: (path) => site.files.get(path)?.identity.body.length,
    },
    findRevision: findWholeRevision,
    isSecure,
    onRateLimited,
    onOutdated: (err) => logger.warn({ err }, 'a page could not be rendered, and its last version was sent'),
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const drawn = openDrawnPages({
    ...{ files, inputs, store: prepares ? site.store : undefined, renderForOne: pages.renderForOne },
    ...(undrawn && { undrawn }),
    isClosing: () => isClosing,
    onProblem: (err, path) =>
      logger.error({ err, path }, 'a page could not be drawn, and keeps its last form'),
  });
  const follow = async () => {
    // At once for what is rendered on demand, and again for what is made of the drawn pages.
    changes += 1;
    await drawn.follow();
    changes += 1;
  };
  settings.onChange(() => {
    changes += 1;
    if (prepares) void follow();
  });
  if (prepares) await followTexts();
  addSiteRoutes(app, site, findAllowedMethods, {
    ...{ findPage: pages.findPage, correct: drawn.correct, onPage },
    findNotFoundPage: createNotFoundPages(site, isSecure, drawn.correct),
    findOwnFile: createOwnFiles(site, pages.renderForOne),
  });
  addSpeculationRules(app, site);
  const { publicUrl, platform } = config;
  addDiscovery(app, { productName: site.name, publicUrl, hasPlatform: platform === 'on' });
  const markdown = openSitePages(site, renderMarkdownBy(pages.findPage));
  if (site.onDemand.length > 0) {
    addLlmsFullRoute(app, {
      pages: markdown,
      readIndex: pages.findPage,
      findRevision: findWholeRevision,
      isSecure,
    });
  }
  return { ...pages, markdown, drawn };

  /** Draws what reads a document that was changed since the build, then what reads a text that is replaced. */
  async function followTexts(): Promise<void> {
    const onChange = () => void follow();
    const isShownNow = (announcement: Announcement) => isAnnounced(announcement, config.office.zone, clock());
    const texts = await openLiveContent({ database, logger, onChange, isShownNow });
    app.addHook('onClose', texts.stop);
    let stop = async () => {};
    app.addHook('onClose', () => stop());
    app.addHook('onReady', async () => {
      // A page that could not be drawn, since the server was busy, is tried again.
      stop = runRegularly(drawn.follow, RETRY_MS, (err) =>
        logger.error({ err }, 'the pages could not follow the words'),
      );
    });
  }
}
