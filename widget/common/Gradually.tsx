import { Component, createElement, type ReactElement, type ReactNode } from "react";

interface GraduallyProps {
	/** Whether the children appear one by one; otherwise all are rendered at once. */
	isGradual: boolean;
	of: ReactElement<{ children: readonly ReactNode[] }>;
}

/**
 * Renders an element with its first child, then one child more in each task: on a slow phone, all of them in one task
 * would block the page.
 */
export class Gradually extends Component<GraduallyProps> {
	override state = { count: this.props.isGradual ? 1 : Number.POSITIVE_INFINITY };

	override componentDidMount(): void {
		if (this.state.count < this.props.of.props.children.length)
			setTimeout(() => this.setState({ count: this.state.count + 1 }));
	}

	override componentDidUpdate(_: GraduallyProps, before: { count: number }): void {
		if (this.state.count > before.count) this.componentDidMount();
	}

	override render() {
		const { type, props } = this.props.of;
		return createElement(type, props, ...props.children.slice(0, this.state.count));
	}
}
