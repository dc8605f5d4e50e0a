import { fileName, PAPERS, type Paper, type Print } from "../pages/quiz-paper/files.ts";

interface PaperFilesProps {
	rows: readonly { print: Print; label: string }[];
	/** What each size of paper is called. */
	papers: Record<Paper, string>;
}

/** The PDF files of the quiz on paper: a row for each print, with a link for each size of paper. */
export function PaperFiles({ rows, papers }: PaperFilesProps) {
	return (
		<ul className="mt-4 divide-y border-y">
			{rows.map(({ print, label }) => (
				<li key={print} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
					<span id={`file-${print}`}>{label}</span>
					<span className="flex gap-6">
						{PAPERS.map((paper) => (
							<a
								key={paper}
								id={`file-${print}-${paper}`}
								className="inline-flex min-h-11 items-center font-bold"
								href={`/downloads/${fileName(print, paper)}`}
								aria-labelledby={`file-${print} file-${print}-${paper}`}
								download
							>
								{papers[paper]}
							</a>
						))}
					</span>
				</li>
			))}
		</ul>
	);
}
