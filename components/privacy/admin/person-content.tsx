import { StackedTable } from '@/components/ui/admin/stacked-table'
import type { PersonSection } from '@/lib/privacy/person'

function ContentTable({ section: { title, records } }: { section: PersonSection }) {
  return (
    <StackedTable label={title} heads={records[0]!.map(([label]) => label)} className="mt-3 text-small">
      {records.map((record, index) => (
        <tr
          key={index}
          role="row"
          className="border-b border-line align-top last:border-0 max-md:grid max-md:py-3"
        >
          {record.map(([label, value]) => (
            <td
              key={label}
              role="cell"
              className="py-2 pr-4 [overflow-wrap:anywhere] whitespace-pre-line max-md:p-0 max-md:empty:hidden"
            >
              {value}
            </td>
          ))}
        </tr>
      ))}
    </StackedTable>
  )
}

/** All data stored about a person, kind by kind. */
export function PersonContent({ sections }: { sections: readonly PersonSection[] }) {
  return sections.map((section) => (
    <section key={section.kind} aria-labelledby={`kept-${section.kind}`}>
      <h3 id={`kept-${section.kind}`}>
        {section.title} ({section.records.length})
      </h3>
      {section.table ? (
        <ContentTable section={section} />
      ) : (
        section.records.map((record, index) => (
          <dl
            key={index}
            className="mt-3 grid gap-x-5 gap-y-1 border-t border-line pt-3 text-small sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            {record.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-quiet">{label}</dt>
                <dd className="[overflow-wrap:anywhere] whitespace-pre-line max-sm:mb-1">{value}</dd>
              </div>
            ))}
          </dl>
        ))
      )}
    </section>
  ))
}
