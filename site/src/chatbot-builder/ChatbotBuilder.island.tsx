import { DEFAULT_DESIGN, DESIGN_FORM_FIELDS, TEXT_COLORS } from 'contract/chatbot-design.ts';
import { useState } from 'react';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { paths } from '../routes.ts';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { FieldGrid } from '../ui/FieldGrid.tsx';
import { BubbleColors } from './BubbleColors.tsx';
import { BuilderTabs } from './BuilderTabs.tsx';
import styles from './ChatbotBuilder.module.css';
import { ChatbotPreview } from './ChatbotPreview.tsx';
import { ColorSwatches } from './ColorSwatches.tsx';
import {
  chatbotCall,
  chatbotDefaults,
  chatbotMessages,
  readChatbotRequest,
  readDesignEntries,
} from './chatbot-request.ts';
import { type Draft, INITIAL_DRAFT, readDraft } from './draft.ts';

const PANEL_ID = 'chatbot-design';

/**
 * The chatbot builder (S1 sections 2.4, 4, 5, 8). Hydrated for the live preview; until then it is a form that
 * shows the defaults and can be sent as it is.
 */
export function ChatbotBuilder() {
  const [draft, setDraft] = useState<Draft>(INITIAL_DRAFT);

  return (
    <div className={styles.root}>
      <BuilderTabs panelId={PANEL_ID} />
      <div className={styles.design} id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-tab`}>
        <LeadForm
          call={chatbotCall}
          label="Chatbot builder"
          messages={chatbotMessages}
          submitLabel="Request chatbot"
          readBody={readChatbotRequest}
          readBaggage={readDesignEntries}
          onInput={(form) => setDraft(readDraft(form))}
          onSent={() => window.location.assign(paths.thankYou)}
        >
          {(field) => (
            <FieldGrid>
              <TextField label="Chatbot name" {...field('name')} placeholder="Shop assistant" required />
              <TextField
                label="Placeholder text"
                {...field('inputTextHolder')}
                defaultValue={chatbotDefaults.inputTextHolder}
                required
              />
              <TextAreaField
                label="Welcome message"
                {...field('message')}
                rows={2}
                defaultValue={chatbotDefaults.message}
                required
              />
              <TextAreaField
                label="Suggestions"
                {...field('suggestions')}
                rows={2}
                hint="Questions that a guest can tap, one on each line"
                defaultValue={chatbotDefaults.suggestions}
                required
              />
              <BubbleColors bubble={draft.bubble} text={draft.text} />
              <ColorSwatches
                legend="Text colour"
                name={DESIGN_FORM_FIELDS.textColor}
                colors={TEXT_COLORS}
                first={DEFAULT_DESIGN.textColor}
                chosen={draft.text.name}
              />
              <TextField
                label="Email"
                {...field('email')}
                type="email"
                autoComplete="email"
                hint="Where we can reach you about it"
                required
              />
            </FieldGrid>
          )}
        </LeadForm>
        <ChatbotPreview draft={draft} />
      </div>
    </div>
  );
}
