/** The twelve colours of the welcome bubble, in order (S1 section 3): six in each of two rows (section 9). */
export const BUBBLE_COLORS = [
  { name: 'blue', value: '#3B82F6' },
  { name: 'pink', value: '#EC4899' },
  { name: 'purple', value: '#8B5CF6' },
  { name: 'cyan', value: '#06B6D4' },
  { name: 'yellow', value: '#EAB308' },
  { name: 'violet', value: '#8B5CF6' },
  { name: 'white', value: '#FFFFFF' },
  { name: 'gray', value: '#9CA3AF' },
  { name: 'light-gray', value: '#E5E7EB' },
  { name: 'blue-light', value: '#DBEAFE' },
  { name: 'purple-light', value: '#F3E8FF' },
  { name: 'pink-light', value: '#FCE7F3' },
] as const;

/** The one colour of its text; the specification gives the value only, the name is ours. */
export const TEXT_COLORS = [{ name: 'slate', value: '#53525B' }] as const;

/** Look of a chatbot as a visitor chooses it, by the names of the colours. */
export interface ChatbotDesign {
  bubbleColor: (typeof BUBBLE_COLORS)[number]['name'];
  textColor: (typeof TEXT_COLORS)[number]['name'];
}

/** Design that the builder shows at first (S1 section 3). */
export const DEFAULT_DESIGN: ChatbotDesign = { bubbleColor: 'pink-light', textColor: 'slate' };

/** Colours in place of missing ones (S1 section 5); of the two names of #8B5CF6, the first. */
export const FALLBACK_DESIGN: ChatbotDesign = { bubbleColor: 'purple', textColor: 'slate' };

/**
 * The body of the chatbot call has no room for the design (S1 section 7), so it travels beside it: in the
 * `baggage` header under these keys, or, from a form without script, in these fields of the form.
 */
export const DESIGN_BAGGAGE_KEYS = {
  bubbleColor: 'chatbot_bubble_color',
  textColor: 'chatbot_text_color',
} as const;

/** Their values are the names of colours. */
export const DESIGN_FORM_FIELDS = { bubbleColor: 'bubbleColor', textColor: 'textColor' } as const;

/** Design as a form sends it: a part may be missing, or name a colour that isn't offered. */
export type ChosenDesign = { [Part in keyof ChatbotDesign]?: string | undefined };

/**
 * The entries that carry a design, such as `chatbot_bubble_color: 'pink-light #FCE7F3'`, not yet encoded
 * for a header. A missing colour falls back (S1 section 5), an unknown one is left out.
 */
export function designEntries(chosen: ChosenDesign): Record<string, string> {
  const bubble = findColor(BUBBLE_COLORS, chosen.bubbleColor || FALLBACK_DESIGN.bubbleColor);
  const text = findColor(TEXT_COLORS, chosen.textColor || FALLBACK_DESIGN.textColor);
  return {
    ...(bubble && { [DESIGN_BAGGAGE_KEYS.bubbleColor]: `${bubble.name} ${bubble.value}` }),
    ...(text && { [DESIGN_BAGGAGE_KEYS.textColor]: `${text.name} ${text.value}` }),
  };
}

function findColor<Color extends { name: string }>(
  colors: readonly Color[],
  name: string,
): Color | undefined {
  return colors.find((color) => color.name === name);
}
