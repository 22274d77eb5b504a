import {
  BUBBLE_COLORS,
  DEFAULT_DESIGN,
  DESIGN_FORM_FIELDS,
  FALLBACK_DESIGN,
  TEXT_COLORS,
} from 'contract/leads/chatbot-design.ts';
import { readText } from '../../api/lead-form/use-lead-submission.ts';
import { productName } from '../../brand.ts';
import { wordsFor } from '../../words.ts';

export interface Color {
  name: string;
  value: string;
}

/** Parts of the form that the preview shows. */
export interface Draft {
  /** The product's name while the field is empty (S1 section 2.4). */
  title: string;
  welcome: string;
  placeholder: string;
  suggestions: string[];
  bubble: Color;
  text: Color;
}

/** First values of the fields (S1 section 3); name and e-mail are empty. */
export function initialDraft(): Draft {
  const { defaultMessage, defaultPlaceholder, defaultSuggestion } = wordsFor('chatbotBuilder');
  return {
    title: productName(),
    welcome: defaultMessage,
    placeholder: defaultPlaceholder,
    suggestions: [defaultSuggestion],
    bubble: colorNamed(BUBBLE_COLORS, DEFAULT_DESIGN.bubbleColor),
    text: colorNamed(TEXT_COLORS, DEFAULT_DESIGN.textColor),
  };
}

/** The draft that a form holds at this moment. */
export function readDraft(form: FormData): Draft {
  return {
    title: readText(form, 'name') || productName(),
    welcome: readText(form, 'message'),
    placeholder: readText(form, 'inputTextHolder'),
    suggestions: linesOf(readText(form, 'suggestions')),
    bubble: colorNamed(
      BUBBLE_COLORS,
      readText(form, DESIGN_FORM_FIELDS.bubbleColor) || FALLBACK_DESIGN.bubbleColor,
    ),
    text: colorNamed(TEXT_COLORS, readText(form, DESIGN_FORM_FIELDS.textColor) || FALLBACK_DESIGN.textColor),
  };
}

/** The lines that hold something, each once. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

function colorNamed(colors: readonly [Color, ...Color[]], name: string): Color {
  return colors.find((color) => color.name === name) ?? colors[0];
}
