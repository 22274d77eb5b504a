import { CHATBOT_FORM } from 'contract/agents/forms/chatbot-form.ts';
import { DEFAULT_DESIGN, DESIGN_FORM_FIELDS, TEXT_COLORS } from 'contract/leads/chatbot-design.ts';
import { CHATBOT_RULES } from 'contract/leads/forms/chatbot-rules.ts';
import { CHATBOT_LABELS, CHATBOT_MESSAGES } from 'contract/leads/forms/chatbot-words.ts';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import { type ReactNode, useState } from 'react';
import { LeadForm } from '../../calls/lead-form/LeadForm.tsx';
import { TextAreaField, TextField } from '../../design/ui/Field.tsx';
import { FieldGrid } from '../../design/ui/FieldGrid.tsx';
import { BubbleColors } from './BubbleColors.tsx';
import { BuilderTabs } from './BuilderTabs.tsx';
import styles from './ChatbotBuilder.module.css';
import { ChatbotPreview } from './ChatbotPreview.tsx';
import { ColorSwatches } from './ColorSwatches.tsx';
import { chatbotCall, chatbotDefaults, readChatbotRequest, readDesignEntries } from './chatbot-request.ts';
import { type Draft, INITIAL_DRAFT, readDraft } from './draft.ts';

const PANEL_ID = 'chatbot-design';

/**
 * The chatbot builder (S1 sections 2.4, 4, 5 and 8). Hydrated for the live preview; until then it is a form that
 * shows the defaults and can be sent as it is. `children` are the mark in the head of the preview: drawn on the page, it
 * needs no script of its own.
 */
export function ChatbotBuilder({ children }: { children?: ReactNode }) {
  const [draft, setDraft] = useState<Draft>(INITIAL_DRAFT);
  // Until the script has read the form, what is said of a choice would stay while the visitor makes another.
  const isLive = draft !== INITIAL_DRAFT;

  return (
    <div className={styles.root}>
      <BuilderTabs panelId={PANEL_ID} />
      <div className={styles.design} id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-tab`}>
        <LeadForm
          call={chatbotCall}
          tool={import.meta.env.SSR ? CHATBOT_FORM : undefined}
          label="Chatbot builder"
          messages={CHATBOT_MESSAGES}
          rules={CHATBOT_RULES}
          submitLabel="Request chatbot"
          readBody={readChatbotRequest}
          readBaggage={readDesignEntries}
          onInput={(form) => setDraft(readDraft(form))}
          onSent={() => window.location.assign(THANK_YOU_PAGE)}
        >
          {(field) => (
            <>
              <fieldset className={styles.group}>
                <legend>Words</legend>
                <FieldGrid>
                  <TextField
                    label={CHATBOT_LABELS.name}
                    {...field('name')}
                    placeholder="Shop assistant"
                    required
                  />
                  <TextField
                    label={CHATBOT_LABELS.inputTextHolder}
                    {...field('inputTextHolder')}
                    defaultValue={chatbotDefaults.inputTextHolder}
                    required
                  />
                  <TextAreaField
                    label={CHATBOT_LABELS.message}
                    {...field('message')}
                    rows={2}
                    defaultValue={chatbotDefaults.message}
                    required
                  />
                  <TextAreaField
                    label={CHATBOT_LABELS.suggestions}
                    {...field('suggestions')}
                    rows={2}
                    hint="Questions visitors can tap, one per line"
                    defaultValue={chatbotDefaults.suggestions}
                    required
                  />
                </FieldGrid>
              </fieldset>
              <fieldset className={`${styles.group} ${styles.look}`}>
                <legend>Look</legend>
                <BubbleColors bubble={draft.bubble} text={draft.text} isLive={isLive} />
                <ColorSwatches
                  legend="Text color"
                  name={DESIGN_FORM_FIELDS.textColor}
                  colors={TEXT_COLORS}
                  first={DEFAULT_DESIGN.textColor}
                  chosen={isLive ? draft.text.name : undefined}
                />
              </fieldset>
              <fieldset className={styles.group}>
                <legend>You</legend>
                <TextField
                  label={CHATBOT_LABELS.email}
                  {...field('email')}
                  type="email"
                  autoComplete="email"
                  required
                />
              </fieldset>
            </>
          )}
        </LeadForm>
        <ChatbotPreview draft={draft} mark={children} />
      </div>
    </div>
  );
}
