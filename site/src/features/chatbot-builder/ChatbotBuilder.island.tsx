import { fill } from 'contract/content/fill.ts';
import { CHATBOT, CHATBOT_TEXTS } from 'contract/leads/chatbot.ts';
import {
  DEFAULT_DESIGN,
  DESIGN_FORM_FIELDS,
  designEntries,
  TEXT_COLORS,
} from 'contract/leads/chatbot-design.ts';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { type ReactNode, useState } from 'react';
import type { BaggageEntries } from '../../api/first-touch/first-touch.ts';
import { LeadForm } from '../../api/lead-form/LeadForm.tsx';
import { type LeadCallTexts, readText } from '../../api/lead-form/use-lead-submission.ts';
import { RequestRefused } from '../../api/post-lead.ts';
import { FieldGrid } from '../../design/ui/Field.tsx';
import { wordsFor } from '../../words.ts';
import styles from './ChatbotBuilder.module.css';
import { BuilderTabs, ChatbotPreview } from './ChatbotPreview.tsx';
import { BubbleColors, ColorSwatches } from './ColorSwatches.tsx';
import { type Draft, initialDraft, readDraft } from './draft.ts';

const chatbotCall: LeadCallTexts = {
  kind: 'chatbot',
  describeFailure: describeChatbotFailure,
  alertsFailure: true,
};

const PANEL_ID = 'chatbot-design';

/**
 * The chatbot builder (S1 sections 2.4, 4, 5 and 8). Hydrated for the live preview; until then it is a form that
 * shows the defaults and can be sent as it is. `children` are the mark in the head of the preview: drawn on the page, it
 * needs no script of its own.
 */
export function ChatbotBuilder({ children }: { children?: ReactNode }) {
  const words = wordsFor('chatbotBuilder');
  const [initial] = useState(initialDraft);
  const [draft, setDraft] = useState<Draft>(initial);
  // Until the script has read the form, what is said of a choice would stay while the visitor makes another.
  const isLive = draft !== initial;

  return (
    <div className={styles.root}>
      <BuilderTabs panelId={PANEL_ID} />
      <div className={styles.design} id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-tab`}>
        <LeadForm
          call={chatbotCall}
          fields={CHATBOT}
          words={import.meta.env.SSR ? CHATBOT_TEXTS : undefined}
          looks={{
            name: { placeholder: words.sampleName },
            inputTextHolder: { defaultValue: words.defaultPlaceholder },
            message: { rows: 2, defaultValue: words.defaultMessage },
            suggestions: { rows: 2, hint: words.suggestionsHint, defaultValue: words.defaultSuggestion },
          }}
          label={words.label}
          submitLabel={words.submit}
          readBaggage={readDesignEntries}
          onInput={(form) => setDraft(readDraft(form))}
          onSent={() => window.location.assign(THANK_YOU_PAGE)}
        >
          {(field) => (
            <>
              <fieldset className={styles.group}>
                <legend>{words.wordsTitle}</legend>
                <FieldGrid>
                  {field('name')}
                  {field('inputTextHolder')}
                  {field('message')}
                  {field('suggestions')}
                </FieldGrid>
              </fieldset>
              <fieldset className={`${styles.group} ${styles.look}`}>
                <legend>{words.lookTitle}</legend>
                <BubbleColors bubble={draft.bubble} text={draft.text} isLive={isLive} />
                <ColorSwatches
                  legend={words.textColor}
                  name={DESIGN_FORM_FIELDS.textColor}
                  colors={TEXT_COLORS}
                  first={DEFAULT_DESIGN.textColor}
                  chosen={isLive ? draft.text.name : undefined}
                />
              </fieldset>
              <fieldset className={styles.group}>
                <legend>{words.youTitle}</legend>
                {field('email')}
              </fieldset>
            </>
          )}
        </LeadForm>
        <ChatbotPreview draft={draft} mark={children} />
      </div>
    </div>
  );
}

/** The chosen colours, which travel beside the body. */
function readDesignEntries(form: FormData): BaggageEntries {
  return designEntries({
    bubbleColor: readText(form, DESIGN_FORM_FIELDS.bubbleColor),
    textColor: readText(form, DESIGN_FORM_FIELDS.textColor),
  });
}

/** S1 section 8. */
function describeChatbotFailure(error: unknown): string {
  const words = wordsFor('chatbotBuilder');
  const reason =
    error instanceof RequestRefused
      ? fill(words.refused, { status: error.status })
      : (error instanceof Error && error.message) || wordsFor('form').wentWrong;
  return fill(words.failed, { reason });
}
