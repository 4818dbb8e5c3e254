import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  root: true,
  elements: [
    'html5',
    {
      // React writes action="" for a server action; browsers take it as the current address.
      form: { attributes: { action: { enum: [/^.*$/] } } },
      // The HTML Standard allows `imagesrcset` instead: React preloads a picture in several widths with it.
      link: { attributes: { href: { required: false } } },
      // GFM's column alignment. The pages' policy blocks inline styles, and feeds have no classes.
      td: { attributes: { align: { deprecated: false, enum: ['left', 'center', 'right'] } } },
      th: { attributes: { align: { deprecated: false, enum: ['left', 'center', 'right'] } } },
    },
  ],
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React's spelling: <br/>, async="", charSet, crossorigin="". Browsers see no difference.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Hashes are for files of other sites; ours come from the same build as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React's ids of streamed parts are S:0 and _R_, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // ARIA lets a list have a name; the rule's default lets only controls and landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A dialog in the header begins with an <h2>, before the page's heading. A streamed page has an <h1> while it waits
    // and another that replaces it: the end-to-end tests check the visible one.
    'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'h2', allowMultipleH1: true }],
    // The menu and a post's contents exist twice, for small and large screens, and one is shown: only axe in a browser
    // can judge that (landmark-unique).
    'unique-landmark': 'off',
    // In very large letters a number is wider than a phone and must break.
    'tel-non-breaking': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** html-validate's errors in the HTML of a page as sent: rule, message and selector. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector})`),
  )
}
