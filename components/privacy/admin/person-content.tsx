import { StackedTable } from '@/components/ui/admin/list-table'
import type { PersonSection } from '@/lib/privacy/person'

function ContentTable({ section: { title, records } }: { section: PersonSection }) {
  return (
    <StackedTable
      label={title}
      columns={records[0]!.map(([label], column) => [
        label,
        ({ record }: { record: (typeof records)[number] }) => record[column]?.[1],
      ])}
      rows={records.map((record, id) => ({ id, record }))}
      className="mt-3 text-small"
      rowClass="max-md:py-3"
      cellClass="py-2 wrap-anywhere whitespace-pre-line max-md:empty:hidden"
    />
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
